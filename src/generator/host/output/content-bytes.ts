import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { OutputContent } from '../../model/output.ts';
import { posixPath } from '../../model/paths/posix-path.ts';
import { isInside } from '../sources/is-inside.ts';
import { OutputError, unreadableSource } from './output-error.ts';

/**
 * The bytes of an output file; text becomes UTF-8 here, once for hashing, counting and writing. Throws an `OutputError` for a copy that
 * cannot be read, which names it as seen from the root.
 */
export function contentBytes(content: OutputContent, root: string): Uint8Array {
  switch (content.type) {
    case 'text':
      return Buffer.from(content.text);
    case 'bytes':
      return content.bytes;
    case 'copy':
      return readSource(content.from, root);
  }
}

function readSource(path: string, root: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new OutputError(
      [unreadableSource(error, isInside(root, path) ? posixPath(relative(root, path)) : path)],
      error,
    );
  }
}
