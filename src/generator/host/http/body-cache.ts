import { readFile } from 'node:fs/promises';
import { type Body, createBody } from './body.ts';
import type { PublishedFile } from './published-folder.ts';

const largestKept = 500_000;
const mostKept = 200;

/** Reads files as bodies and keeps small ones, so that a page is hashed and compressed once as long as its file stays the same. */
export function createBodyCache(): (file: PublishedFile, isCompressible: boolean) => Promise<Body> {
  const kept = new Map<string, { readonly stamp: string; readonly body: Body }>();
  return async (file, isCompressible) => {
    const stamp = `${file.modified} ${file.size}`;
    const known = kept.get(file.realPath);
    if (known?.stamp === stamp) return known.body;
    const body = createBody(await readFile(file.realPath), isCompressible);
    if (kept.size >= mostKept) kept.clear();
    if (file.size <= largestKept) kept.set(file.realPath, { stamp, body });
    return body;
  };
}
