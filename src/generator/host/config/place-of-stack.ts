import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Place } from '../../model/diagnostic.ts';

/**
 * The source of the first stack frame in a compiled module; nothing without such a frame, or without a source map beside the module. It
 * reads the map only now, so that a configuration without mistakes costs nothing more.
 */
export function placeOfStack(stack: string, compiled: string): Place | undefined {
  const map = `${compiled}.map`;
  const frame = frameIn(stack, compiled);
  if (frame === undefined || !existsSync(map)) return undefined;
  const found = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(
    frame.line - 1,
    frame.column - 1,
  );
  if (!('originalSource' in found)) return undefined;
  return { file: found.originalSource, line: found.originalLine + 1, column: found.originalColumn + 1 };
}

/** Frames name a file by its path or its URL. */
function frameIn(
  stack: string,
  file: string,
): { readonly line: number; readonly column: number } | undefined {
  const frames = stack.matchAll(/\(?((?:file:\/\/)?[^\s()]+):(\d+):(\d+)\)?$/gm);
  for (const [, path = '', line, column] of frames)
    if ((path.startsWith('file:') ? fileURLToPath(path) : path) === file)
      return { line: Number(line), column: Number(column) };
  return undefined;
}
