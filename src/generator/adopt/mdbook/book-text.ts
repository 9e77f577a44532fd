import { dirname, join } from 'node:path/posix';
import type { Note } from '../adopted-site.ts';
import type { OldProject } from '../old-project.ts';
import { readOthers } from '../read-others.ts';
import { codeBlock } from '../text/code-block.ts';
import { mapCode } from '../text/text-lines.ts';
import { turnFencedDivs } from './fenced-divs.ts';
import { turnListings } from './listings.ts';

/** A text with what a book's own preprocessor fills in (https://rust-lang.github.io/mdBook/format/mdbook.html). */
export interface FilledText {
  readonly text: string;
  readonly notes: readonly Note[];
}

/** Fills in included files and lines, and leaves out the lines of Rust that a book hides. */
export function fillBookText(text: string, file: string, project: OldProject): FilledText {
  const notes: Note[] = [];
  const note = (offset: number) => {
    const line = text.slice(0, offset).split('\n').length;
    notes.push({
      message: 'An included file is not in the project: write its text here',
      place: { file, line },
    });
  };
  const filled = fillMarks(text, file, { read: project.read, note });
  return { text: turnFencedDivs(turnListings(withoutHiddenLines(withoutSigns(filled)))), notes };
}

interface MarkSource extends Pick<OldProject, 'read'> {
  /** Takes where the mark of a file is that does not exist. */
  readonly note: (offset: number) => void;
}

/** Fills in files, and the files that those include, whose paths are relative to them. */
function fillMarks(text: string, file: string, { read, note }: MarkSource): string {
  return text.replaceAll(MARK, (whole, sign: string, name: string, rest: string, offset: number) => {
    if (sign !== '') return whole;
    if (name === 'title') return '';
    const [written = '', ...range] = rest.trim().split(/\s/, 1)[0]?.split(':') ?? [];
    const path = join(dirname(file), written);
    const source = read(path);
    if (source === undefined) {
      note(offset);
      return whole;
    }
    const lines = linesOf(source, range).replace(/\n$/, '');
    const filled = fillMarks(lines, path, { read: readOthers(read, path), note: () => note(offset) });
    return name.startsWith('play') ? codeBlock('rust', filled.split('\n')).join('\n') : filled;
  });
}

/** A mark after a backslash is text. Markdown takes the backslash away, too, except in code. */
function withoutSigns(text: string): string {
  const bare = (part: string) => part.replaceAll(MARK, (whole, sign: string) => whole.slice(sign.length));
  return mapCode(text, bare);
}

const MARK = /(\\?)\{\{\s*#(include|rustdoc_include|playground|playpen|title)\s+([^}]+?)\s*\}\}/g;

/** The lines that a mark names: all, `:2:10`, or those of an anchor. Lines that define anchors are left out. */
function linesOf(source: string, [first, last]: readonly string[]): string {
  const lines = source.split('\n');
  if (first !== undefined && first !== '' && !/^\d+$/.test(first)) return anchored(lines, first);
  const start = first === undefined || first === '' ? 0 : Number(first) - 1;
  const end =
    last === undefined ? (first ? start + 1 : lines.length) : last === '' ? lines.length : Number(last);
  return withoutAnchors(lines.slice(start, end)).join('\n');
}

function anchored(lines: readonly string[], name: string): string {
  const isMark = (line: string, word: string) => new RegExp(`\\b${word}:\\s*${escaped(name)}\\b`).test(line);
  const start = lines.findIndex(line => isMark(line, 'ANCHOR'));
  const end = lines.findIndex((line, index) => index > start && isMark(line, 'ANCHOR_END'));
  return start < 0 ? '' : withoutAnchors(lines.slice(start + 1, end < 0 ? lines.length : end)).join('\n');
}

function withoutAnchors(lines: readonly string[]): readonly string[] {
  return lines.filter(line => !/\bANCHOR(?:_END)?:\s*[\w-]+/.test(line));
}

function escaped(name: string): string {
  return name.replaceAll(/[^\w]/g, '\\$&');
}

/** In a block of Rust, a line that begins with `# ` is compiled and not shown. */
function withoutHiddenLines(text: string): string {
  let fence = '';
  return text
    .split('\n')
    .filter(line => {
      const [, mark = '', language = ''] = /^\s*(?:>\s*)*(`{3,}|~{3,})\s*\{?\.?([\w-]*)/.exec(line) ?? [];
      if (fence === '' && mark !== '') fence = /^rust$/.test(language) ? mark : mark.replaceAll(/./g, '·');
      else if (fence !== '' && mark !== '' && language === '' && mark.length >= fence.length) fence = '';
      else if (/^[`~]/.test(fence)) return !/^\s*(?:>\s*)*#(?:\s|$)/.test(line);
      return true;
    })
    .join('\n');
}
