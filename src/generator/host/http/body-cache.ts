import type { FileHandle } from 'node:fs/promises';
import { type Body, createBody } from './body.ts';
import { createFileBody } from './file-body.ts';
import { openIfThere, stampOf, toStamp } from './published-folder.ts';

const LARGEST_HELD = 500_000;
const MOST_HELD = 50_000_000;

/** Returns a file as a body; nothing if the file is gone. */
export type ReadBody = (file: string, isCompressible: boolean) => Promise<Body | undefined>;

/**
 * Reads small files whole and keeps them, so that a page is hashed and compressed once while its file does not change. It reads large
 * files as they are sent.
 */
export function createBodyCache(): ReadBody {
  const held = new Map<string, { readonly stamp: string; readonly body: Body }>();
  let bytesHeld = 0;
  return async (file, isCompressible) => {
    const known = held.get(file);
    if (known !== undefined && known.stamp === (await stampOf(file))) return known.body;
    const handle = await openIfThere(file);
    const opened = handle && (await readBody(handle, isCompressible));
    if (opened === undefined || opened.body.size > LARGEST_HELD) return opened?.body;
    if (bytesHeld > MOST_HELD) {
      held.clear();
      bytesHeld = 0;
    }
    held.set(file, opened);
    bytesHeld += opened.body.size;
    return opened.body;
  };
}

async function readBody(handle: FileHandle, isCompressible: boolean): Promise<{ stamp: string; body: Body }> {
  try {
    const state = await handle.stat({ bigint: true });
    const stamp = toStamp(state);
    const size = Number(state.size);
    if (size > LARGEST_HELD) {
      return { stamp, body: createFileBody({ handle, size, tag: stamp }, isCompressible) };
    }
    const body = createBody(await handle.readFile(), isCompressible);
    await handle.close();
    return { stamp, body };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
