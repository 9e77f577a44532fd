import { dirname, join } from 'node:path/posix';
import type { OldProject } from '../old-project.ts';
import { readOthers } from '../read-others.ts';
import { listOf, textOf } from '../values.ts';
import type { MkdocsConfig } from './mkdocs-config.ts';

interface SnippetSource {
  readonly project: OldProject;
  readonly config: MkdocsConfig;
  readonly note: (message: string, line: number) => void;
}

/**
 * Fills in the snippets of the extension that is named so (https://facelessuser.github.io/pymdown-extensions/extensions/snippets/). A
 * snippet is a line `--8<-- "file"`, or the lines between two of `--8<--`.
 */
export function fillSnippets(text: string, { project, config, note }: SnippetSource): string {
  const options = config.extensions.get('pymdownx.snippets');
  if (options === undefined) return text;
  const paths = listOf(options.base_path ?? ['.']).filter(path => textOf(path) !== undefined);
  const folders = [...paths.map(path => join(dirname(config.file), String(path))), config.docsFolder];
  return filled(text, { folders, read: project.read, lost: line => note(LOST, line) });
}

const LOST = 'A snippet is not in the project: write its text here';

interface FoundSource extends Pick<OldProject, 'read'> {
  readonly folders: readonly string[];
  /** Takes the line of a snippet that does not exist. */
  readonly lost: (line: number) => void;
}

/** Fills in snippets, and those in them. */
function filled(text: string, { folders, read, lost }: FoundSource): string {
  const snippet = (name: string, line: number): string => {
    const found = findSnippet(name, folders, { read });
    if (found === undefined) {
      lost(line);
      return '';
    }
    return filled(found.text, { folders, read: readOthers(read, found.path), lost: () => lost(line) });
  };
  let isInBlock = false;
  return text
    .split('\n')
    .flatMap((line, index) => {
      const [, indent = '', sign = '', name] =
        /^(\s*)(;?)-+8<-+(?:[ \t]+["']([^"']+)["'])?\s*$/.exec(line) ?? [];
      if (sign === ';') return line.replace(';', '');
      if (name !== undefined) return indented(snippet(name, index + 1), indent);
      if (/^\s*-+8<-+\s*$/.test(line)) {
        isInBlock = !isInBlock;
        return [];
      }
      return isInBlock && line.trim() !== '' ? indented(snippet(line.trim(), index + 1), '') : line;
    })
    .join('\n');
}

function indented(text: string, indent: string): string {
  return text.replaceAll(/^(?=.)/gm, indent);
}

/** `file.md`, `file.md:2:10`, `file.md:2` from that line on, or `file.md:section`. */
function findSnippet(
  name: string,
  folders: readonly string[],
  { read }: Pick<OldProject, 'read'>,
): { readonly path: string; readonly text: string } | undefined {
  const [written = '', first, last] = name.split(':');
  const path = folders.map(folder => join(folder, written)).find(place => read(place) !== undefined);
  const source = path === undefined ? undefined : read(path);
  if (path === undefined || source === undefined) return undefined;
  if (first === undefined) return { path, text: source.replace(/\n$/, '') };
  const lines = source.split('\n');
  if (/^\d*$/.test(first))
    return { path, text: lines.slice(Math.max(0, Number(first) - 1), Number(last) || undefined).join('\n') };
  const start = lines.findIndex(line => line.includes(`[start:${first}]`));
  const end = lines.findIndex(line => line.includes(`[end:${first}]`));
  if (start < 0) return undefined;
  return { path, text: lines.slice(start + 1, end < 0 ? undefined : end).join('\n') };
}
