import { readFileSync } from 'node:fs';
import type { OutputContent } from '../../model/output.ts';
import { OutputError, unreadableSource } from './output-error.ts';

/** The bytes of an output file; text becomes UTF-8 here, once for hashing, counting and writing. Throws an `OutputError` for a copy that cannot be read. */
export function contentBytes(content: OutputContent): Uint8Array {
  switch (content.type) {
    case 'text':
      return Buffer.from(content.text);
    case 'bytes':
      return content.bytes;
    case 'copy':
      return readSource(content.from);
  }
}

function readSource(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new OutputError([unreadableSource(error, path)], error);
  }
}
