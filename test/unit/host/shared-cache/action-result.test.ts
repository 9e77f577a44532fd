import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  readActionResult,
  writeActionResult,
} from '../../../../src/generator/host/shared-cache/action-result.ts';

const HASH = createHash('sha256').update('x').digest('hex');

test('a result is an ActionResult with one output file, as protocol buffers write it', () => {
  const bytes = Buffer.from(writeActionResult({ hash: HASH, size: 300 }));
  // output_files { path: "pack", digest { hash: …, size_bytes: 300 } }
  expect(bytes.toString('hex')).toBe(`124d0a047061636b12450a40${Buffer.from(HASH).toString('hex')}10ac02`);
});

test.each([0, 1, 127, 128, 16_384, 49_999_999, 2 ** 40])('a size of %i is read back', size => {
  expect(readActionResult(writeActionResult({ hash: HASH, size }))).toEqual({ hash: HASH, size });
});

test('what others have written around it does not matter', () => {
  const ours = writeActionResult({ hash: HASH, size: 7 });
  const exitCode = Buffer.from([0x20, 0x01]);
  expect(readActionResult(Buffer.concat([exitCode, ours, ours]))).toEqual({ hash: HASH, size: 7 });
});

test.each([
  ['nothing', ''],
  ['text', '<!doctype html>'],
  ['a length beyond the end', '\x12\x7f'],
  ['a number without end', '\x12\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff'],
])('%s is no result', (_, text) => {
  expect(readActionResult(Buffer.from(text, 'latin1'))).toBeUndefined();
});

test('a name that is no hash is no result: it would be part of an address', () => {
  expect(readActionResult(writeActionResult({ hash: '../../etc/passwd', size: 1 }))).toBeUndefined();
});

test('random bytes are no result, and no crash', () => {
  for (let seed = 0; seed < 500; seed++) {
    const bytes = createHash('sha256').update(String(seed)).digest();
    expect(readActionResult(bytes)).toBeUndefined();
  }
});
