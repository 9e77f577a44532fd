import { lstat, readFile, stat } from 'node:fs/promises';
import { ENCODINGS, type Encoding } from '../../model/encoding.ts';
import type { Body } from './body.ts';
import { unlessMissing } from './published-folder.ts';

/** Larger copies are not read into memory; the text is compressed as it is sent. */
const LARGEST = 5_000_000;

/** A body whose shorter forms are the compressed copies that lie beside its file, as far as there are any. */
export function withCopies(body: Body, file: string): Body {
  const { encode } = body;
  if (encode === undefined) return body;
  return { ...body, encode: async encoding => (await readCopy(file, encoding)) ?? encode(encoding) };
}

/** A copy that is older than its file was made of another one; a link may lead out of the folder. */
async function readCopy(file: string, encoding: Encoding): Promise<Uint8Array | undefined> {
  const path = file + ENCODINGS.find(({ name }) => name === encoding)?.ending;
  return unlessMissing(async () => {
    const [copy, original] = await Promise.all([lstat(path, { bigint: true }), stat(file, { bigint: true })]);
    const isGood = copy.isFile() && copy.mtimeNs >= original.mtimeNs && copy.size <= LARGEST;
    return isGood ? readFile(path) : undefined;
  });
}
