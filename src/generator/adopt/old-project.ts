import type { Diagnostic, Place } from '../model/diagnostic.ts';

/** A script without types. */
export interface ReadScript {
  readonly code: string;
  /** `line` counts from 1, `column` from 0. */
  readonly placeOf: (line: number, column: number) => Place;
}

/** The project that is adopted: its files, which are only read. */
export interface OldProject {
  /** The name of its folder. */
  readonly name: string;
  /** When it is adopted: pages whose time is over had no address. */
  readonly now: number;
  /** POSIX paths relative to its folder, sorted; without hidden folders of tools, packages and earlier output. */
  readonly files: readonly string[];
  /** The text of a file as UTF-8, or in the encoding that its XML declares, with line feeds and without a byte order mark; nothing if there is no such file. */
  readonly read: (file: string) => string | undefined;
  /** A script as plain JavaScript, and the places of its lines; or why it cannot be read as a script. */
  readonly readScript: (file: string) => ReadScript | { readonly problem: Diagnostic };
}

/** The files below a folder, by their paths in it. The folder `.` or the empty one is the whole project. */
export function filesBelow({ files }: OldProject, folder: string): readonly string[] {
  const prefix = prefixOf(folder);
  return files.filter(file => file.startsWith(prefix)).map(file => file.slice(prefix.length));
}

/** A folder as the beginning of the paths below it. */
export function prefixOf(folder: string): string {
  const clean = folder.replace(/^(?:\.\/)+|\/+$/g, '');
  return clean === '' || clean === '.' ? '' : `${clean}/`;
}
