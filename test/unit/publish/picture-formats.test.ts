import { expect, test } from 'vitest';
import type { PictureFormat } from '../../../src/generator/model/picture.ts';
import { worthwhileFormats } from '../../../src/generator/publish/picture-formats.ts';

function made(format: PictureFormat, small: number, large: number) {
  return [
    { format, width: 480, size: small },
    { format, width: 1440, size: large },
  ];
}

test.each([
  ['both formats, each smaller than the next', 100, 10, 20, ['avif', 'webp']],
  ['the smaller of two if it is the older', 100, 30, 20, ['webp']],
  ['the only one that is smaller than the original', 25, 10, 30, ['avif']],
  ['none if the original is smallest', 9, 10, 20, []],
  ['none that is as large as the original', 20, 20, 20, []],
])('publishes %s', (_, original, avif, webp, formats) => {
  const files = [...made('avif', 1, avif), ...made('webp', 2, webp)];
  expect(worthwhileFormats(original, files)).toEqual(formats);
  expect(worthwhileFormats(original, files.toReversed())).toEqual(formats);
});
