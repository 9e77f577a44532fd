import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Place } from '../../model/diagnostic.ts';

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
    if (place !== undefined && !place.file.startsWith('../')) return place;
  }
  return undefined;
}

interface Frame {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Frames name a file by its path or its URL. */
function framesIn(stack: string, folder: string): readonly Frame[] {
  return [...stack.matchAll(/\(?((?:file:\/\/)?[^\s()]+):(\d+):(\d+)\)?$/gm)]
    .map(([, path = '', line, column]) => ({
      file: path.startsWith('file:') ? fileURLToPath(path) : path,
      line: Number(line),
      column: Number(column),
    }))
    .filter(({ file }) => file.startsWith(folder + sep));
}

function sourceOf({ file, line, column }: Frame): Place | undefined {
  const map = `${file}.map`;
  if (!existsSync(map)) return undefined;
  const found = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(line - 1, column - 1);
  if (!('originalSource' in found)) return undefined;
  return { file: found.originalSource, line: found.originalLine + 1, column: found.originalColumn + 1 };
}
