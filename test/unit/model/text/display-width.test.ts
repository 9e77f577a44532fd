import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../../../src/generator/model/text/display-width.ts';

describe('displayWidth', () => {
  it.each([
    ['abc', 3],
    ['é', 1],
    ['地図', 4],
    ['👨‍👩‍👧', 2],
    ['🇬🇧', 2],
    ['❤️', 2],
    ['©', 1],
    ['\u200b', 0],
    ['ｶﾅ', 2],
  ])('%s takes %i', (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });
});
