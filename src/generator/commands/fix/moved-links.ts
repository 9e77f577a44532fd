import { basename, dirname, join, relative } from 'node:path/posix';
import { nameOf } from '../../model/changed-files.ts';
import type { EntryHead, Reference } from '../../model/entry.ts';
import { isMarkdownFile } from '../../model/paths/markdown-file.ts';
import { percentEncode } from '../../model/paths/percent-encode.ts';
import { STATIC_FOLDER } from '../../model/paths/project-files.ts';
import { readPath } from '../../plan/links/written-path.ts';
import { type Edit, linesOf } from './edits.ts';

export interface MovedLinksInput {
  readonly head: EntryHead;
  readonly text: string;
  /** Whether the check reports the link or the image at this place as broken. */
  readonly isBroken: (reference: Reference) => boolean;
  /** Where a file of the site is now; `undefined` if it was not moved, or that is not certain. */
  readonly movedTo: (file: string) => string | undefined;
}

/** Corrects links and images whose files have moved. The rest of the address stays as it is written. */
export function mendLinks({ head, text, isBroken, movedTo }: MovedLinksInput): readonly Edit[] {
  const lines = linesOf(text);
  return head.references.flatMap(reference => {
    // An included text may be shown by several pages, to which its relative links lead from different folders.
    if (reference.file !== undefined || !/^(?:link|image)$/.test(reference.kind) || !isBroken(reference))
      return [];
    const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(reference.url) ?? [];
    const target = movedTo(fileOf(path, reference.kind, head.file));
    const line = lines[reference.line - 1];
    if (target === undefined || line === undefined || !/\.\w+$/.test(path)) return [];
    const start = placeOfUrl(text, line.start + reference.column - 1, reference.url);
    if (start === undefined) return [];
    return [{ start, end: start + reference.url.length, text: spell(target, path, head.file) + suffix }];
  });
}

/** The file that a path names: a page below `content/` or a static file if it begins with a slash, else one beside the page. */
export function fileOf(path: string, kind: string, origin: string): string {
  const decoded = readPath(path);
  if (!decoded.startsWith('/')) return join(dirname(origin), decoded);
  return kind === 'link' && isMarkdownFile(path) ? join('content', decoded) : join(STATIC_FOLDER, decoded);
}

/** The index of the address of a link that begins at `from`; `undefined` if it is not written there as `url`. */
function placeOfUrl(text: string, from: number, url: string): number | undefined {
  const [passage = ''] = text.slice(from, from + 2_000).split(/\r?\n[ \t]*\r?\n/, 1);
  const place = /^!?\[/.test(passage) ? behindLabel(passage, url) : inAttribute(passage, url);
  return place === undefined ? undefined : from + place;
}

/** In Markdown. What is between the brackets may look like a link too. */
function behindLabel(passage: string, url: string): number | undefined {
  const end = endOfLabel(passage);
  const [before = ''] = /^\(\s*<?/.exec(passage.slice(end)) ?? [];
  const place = end + before.length;
  const next = passage.charAt(place + url.length);
  const isHere = before !== '' && passage.startsWith(url, place) && /[)>\s]/.test(next);
  return isHere ? place : undefined;
}

/** The index behind the bracket that closes the text of a link. Those that are escaped or in code do not. */
function endOfLabel(passage: string): number {
  let depth = 0;
  for (const { 0: sign, index } of passage.matchAll(/\\[\s\S]|(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|[[\]]/g)) {
    if (sign === '[') depth++;
    if (sign === ']') depth--;
    if (sign === ']' && depth === 0) return index + 1;
  }
  return passage.length;
}

/** In an attribute of a directive or of HTML. */
function inAttribute(passage: string, url: string): number | undefined {
  const places = ['"', "'"]
    .map(quote => passage.indexOf(`=${quote}${url}${quote}`))
    .filter(index => index >= 0);
  return places.length === 0 ? undefined : Math.min(...places) + 2;
}

/** The address of a file as the writer of `old` would write it. */
function spell(file: string, old: string, origin: string): string {
  if (file.startsWith(STATIC_FOLDER)) return encoded(`/${file.slice(STATIC_FOLDER.length)}`);
  if (old.startsWith('/')) return encoded(file.slice('content'.length));
  const path = relative(dirname(origin), file);
  return encoded(old.startsWith('./') && !path.startsWith('../') ? `./${path}` : path);
}

function encoded(path: string): string {
  return path.replace(/[\s()<>[\]"'\\%?#{}]/g, percentEncode);
}

/**
 * Finds out where files are now: git may have seen them move. Otherwise it is the only file of the same name, or the only one in the
 * same folder whose name differs only in its number.
 */
export function createMovedTo(
  files: readonly string[],
  renames: ReadonlyMap<string, string>,
): (file: string) => string | undefined {
  const present = new Set(files);
  return file => {
    const known = followed(file, renames, present);
    if (known !== undefined) return known;
    if (present.has(file) || /^(?:_?index|readme)\./i.test(basename(file))) return undefined;
    const sameName = files.filter(other => basename(other) === basename(file));
    if (sameName.length > 0) return sameName.length === 1 ? sameName[0] : undefined;
    const renumbered = files.filter(
      other => dirname(other) === dirname(file) && nameOf(other) === nameOf(file),
    );
    return renumbered.length === 1 ? renumbered[0] : undefined;
  };
}

/** A file may have moved several times, and back. */
function followed(
  file: string,
  renames: ReadonlyMap<string, string>,
  present: ReadonlySet<string>,
): string | undefined {
  const seen = new Set<string>();
  for (let next = renames.get(file); next !== undefined && !seen.has(next); next = renames.get(next)) {
    if (present.has(next)) return next;
    seen.add(next);
  }
  return undefined;
}
