import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Place } from '../../model/diagnostic.ts';
import { escapeRegex } from '../../model/text/escape-regex.ts';
import { PACKAGE_NAME } from '../package-name.ts';

/** Where the compiled code of a site is kept: its configuration and its features, a folder for each state. */
export function codeShelfIn(cacheFolder: string): string {
  return join(cacheFolder, 'config');
}

/**
 * The source of the first stack frame in a site's own code, which is compiled into `folder`; nothing without such a frame, or without a
 * source map beside it. It reads the map only now, so that code without mistakes costs nothing more.
 */
export function placeOfStack(stack: string, folder: string): Place | undefined {
  for (const frame of framesIn(stack, folder)) {
    const place = sourceOf(frame);
    if (place !== undefined && !isForeign(place)) return place;
  }
  return undefined;
}

/** The message and the trace of what was thrown; nothing for a value that is no error. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}

/** Outside the site, or of a package: React is on the stack of every component. */
function isForeign({ file }: Place): boolean {
  return /^\.\.\/|(?:^|\/)node_modules\//.test(file);
}

/**
 * Finds the source of what the code in `folder` throws. A component throws for each page that shows it, so each trace is looked up once,
 * whatever the message is.
 */
export function createPlaceOf(folder: string): (error: unknown) => Place | undefined {
  const found = new Map<string, Place | undefined>();
  return error => {
    const [trace = ''] = /^ +at .*/ms.exec(stackOf(error)) ?? [];
    if (!found.has(trace)) found.set(trace, placeOfStack(trace, folder));
    return found.get(trace);
  };
}

interface Frame {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Frames name a file by its real path or the URL of that. An import of a name that its module does not export has none: Node shows its line instead. */
function framesIn(stack: string, folder: string): readonly Frame[] {
  const [, shown, line = '', before] = /^(file:\S+):(\d+)\n.*\n( *)\^/.exec(stack) ?? [];
  const frames = shown === undefined ? stack : `${shown}:${line}:${(before?.length ?? 0) + 1}`;
  const real = existsSync(folder) ? realpathSync(folder) : folder;
  const starts = [real + sep, `${pathToFileURL(real).href}/`].map(escapeRegex).join('|');
  return [...frames.matchAll(new RegExp(`((?:${starts})[^\\s()]+?):(\\d+):(\\d+)`, 'g'))].map(
    ([, path = '', line, column]) => ({
      file: path.startsWith('file:') ? fileURLToPath(path) : path,
      line: Number(line),
      column: Number(column),
    }),
  );
}

function sourceOf({ file, line, column }: Frame): Place | undefined {
  const map = `${file}.map`;
  if (!existsSync(map)) return undefined;
  const found = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(line - 1, column - 1);
  if (!('originalSource' in found)) return undefined;
  return { file: found.originalSource, line: found.originalLine + 1, column: found.originalColumn + 1 };
}

/** The compiled modules of this program, which sites import. */
const PROGRAM = new URL('./', import.meta.url).href;

/** What Node says of an import, with the names by which sites import modules of the program and without the paths of compiled files. */
export function inNamesOfModules(message: string): string {
  return message
    .replace(/'(file:[^']*\/)([\w-]+)\.mjs'/g, (file, folder: string, name: string) =>
      folder === PROGRAM ? `'${PACKAGE_NAME}/${name}'` : file,
    )
    .replace(/(Cannot find (?:package|module) '.*') imported from .*$/, '$1');
}
