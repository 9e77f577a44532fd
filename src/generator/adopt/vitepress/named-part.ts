import { dirname, join } from 'node:path/posix';
import type { OldProject } from '../old-project.ts';

/** The file that names another, and how files are read. */
export interface NamingFile extends Pick<OldProject, 'read'> {
  readonly file: string;
  /** The folder that `@` is short for, with a final slash or empty. */
  readonly prefix: string;
}

/** What a text takes from another file: `./a.md`, `@/a.md` or `./a.md#region`. Nothing if it is not there. */
export function namedPart(
  written: string,
  { file, prefix, read }: NamingFile,
): { readonly path: string; readonly text: string } | undefined {
  const [name = '', region] = written.split('#');
  const path = name.startsWith('@/') ? prefix + name.slice(2) : join(dirname(file), name);
  const text = regionOf(read(path), region);
  return text === undefined ? undefined : { path, text };
}

/** A region of a file, without the lines that mark it; the whole file without a name. */
function regionOf(source: string | undefined, region: string | undefined): string | undefined {
  if (source === undefined || region === undefined) return source;
  const lines = source.split('\n');
  const start = lines.findIndex(line => new RegExp(`#?region\\b.*\\b${region}\\b`).test(line));
  const end = lines.findIndex((line, index) => index > start && /#?endregion\b/.test(line));
  return start < 0 ? undefined : lines.slice(start + 1, end < 0 ? undefined : end).join('\n');
}
