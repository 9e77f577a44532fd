import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/generator/model/diagnostic.ts';
import {
  damagedPicture,
  unloadedLibrary,
  unmadePicture,
} from '../../../src/generator/publish/picture-problems.ts';

const TASK = {
  file: 'content/static/hill.jpg',
  hash: '0123456789abcdef',
  bytes: 1000,
  place: { file: 'content/pages/a.md', line: 3, column: 1 },
  variants: [],
};

/** A library adds the lines of its own code, which say nothing to a writer. */
const REASON = '\nunexpected end\n    at decode (sharp.js:1:1)';

const CASES: readonly (readonly [said: Diagnostic, code: string, message: string])[] = [
  [
    damagedPicture(TASK, REASON),
    'image/damaged',
    'The image content/static/hill.jpg is damaged, so it is published as it is: unexpected end',
  ],
  [
    unmadePicture(TASK, { outcome: 'time' }),
    'image/not-converted',
    'The image content/static/hill.jpg is published as it is, because converting it takes too long',
  ],
  [
    unmadePicture(TASK, { outcome: 'memory' }),
    'image/not-converted',
    'The image content/static/hill.jpg is published as it is, because converting it takes too much memory',
  ],
  [
    unmadePicture(TASK, { outcome: 'crash', reason: REASON }),
    'image/not-converted',
    'The image content/static/hill.jpg is published as it is, because converting it fails: unexpected end',
  ],
  [
    unloadedLibrary(TASK, REASON),
    'image/no-library',
    'Pictures are published as they are, because sharp cannot be loaded: unexpected end',
  ],
];

test.each(CASES)(
  '%# a picture that is published as it is: the reason, where a page names it',
  (said, code, message) => {
    expect(said).toEqual({ severity: 'warning', code, message, place: TASK.place, hint: expect.any(String) });
  },
);
