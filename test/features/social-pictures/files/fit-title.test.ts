import { describe, expect, test } from 'vitest';
import { fitTitle } from '../../../../src/features/social-pictures/files/fit-title.ts';
import { plainTitle } from '../../../../src/features/social-pictures/files/plain-title.ts';
import { widthOfText } from '../../../../src/generator/kit/picture/outline-text.ts';

const WIDTH = 660;

describe('a title', () => {
  test('is in large letters if it is short', () => {
    expect(fitTitle('Größe', WIDTH)).toEqual({ lines: ['Größe'], size: 80 });
  });

  test('is smaller, and never wider than its column, the longer it is', () => {
    const titles = [3, 9, 14, 40].map(count => Array.from({ length: count }, () => 'wanderers').join(' '));
    const fitted = titles.map(title => fitTitle(title, WIDTH));
    const sizes = fitted.map(({ size }) => size);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    for (const { lines, size } of fitted) {
      expect(lines.length).toBeLessThanOrEqual(4);
      for (const line of lines) expect(widthOfText(line, size)).toBeLessThanOrEqual(WIDTH);
    }
  });

  test('that is far too long ends with an ellipsis', () => {
    const { lines } = fitTitle('One, two, three, four, five, six, '.repeat(20), WIDTH);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/\w…$/);
  });

  test('has words that are too long divided, with nothing lost', () => {
    const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
    const { lines, size } = fitTitle(word, WIDTH);
    expect(lines.join('').replaceAll('-', '')).toBe(word);
    for (const line of lines) expect(widthOfText(line, size)).toBeLessThanOrEqual(WIDTH);
  });
});

describe('the plain form of a title', () => {
  test.each([
    ['pictures among letters', '🎉 Version  2 🎉  now', 'Version 2 now'],
    ['soft hyphens and spaces that do not break', 'Kar\u00adten\u00adeditor\u00a08', 'Karteneditor 8'],
    ['letters and accents of their own', 'Große', 'Große'],
  ])('is without %s', (_, title, plain) => {
    expect(plainTitle(title)).toBe(plain);
  });

  test('keeps the signs among pictures that have outlines', () => {
    expect(plainTitle('Maps™ © 2026')).toBe('Maps™ © 2026');
  });

  test.each(['地图', 'خرائط', 'Карты', 'C → 地'])('is empty if letters have no outlines: %s', title => {
    expect(plainTitle(title)).toBe('');
  });
});
