import { describe, expect, test } from 'vitest';
import type { PictureUse } from '../../../src/generator/model/entry.ts';
import { loadText } from './load-text.ts';

function usesIn(text: string): readonly (PictureUse | undefined)[] {
  return loadText(text).head.references.map(({ picture }) => picture);
}

describe('the slots around an image', () => {
  const picturesIn = (text: string) => loadText(text).body.html.match(/\0p(\d+)\0<img [^>]*>\0q\1\0/g);

  test.each([
    ['Markdown', '![a](a.png)'],
    ['a figure', '![a](a.png "t")'],
    ['a sentence', 'Text ![a](a.png)'],
    ['a reference', '![a][r]\n\n[r]: a.png'],
    ['HTML', '<img src="a.png" alt="a">'],
    ['a hero', ':::hero[Maps]{image="a.png"}\n:::'],
  ])('are in the HTML of %s', (_, text) => {
    expect(picturesIn(text)).toHaveLength(1);
    expect(usesIn(text)).toHaveLength(1);
  });

  test('are left out where the writer has chosen the sources', () => {
    const text = '<picture><source srcset="a.avif"><img src="a.png" alt=""></picture>';
    expect(picturesIn(text)).toBeNull();
    expect(usesIn(text)).toEqual([undefined, undefined]);
  });

  test('are left out with an address that is refused', () => {
    expect(loadText('![a](javascript:x)').body.html).not.toContain('\0');
  });
});

describe('a picture can be enlarged', () => {
  const labelOf = (text: string) => usesIn(text).find(use => use !== undefined)?.label;

  test('if it is alone in its paragraph', () => {
    expect(labelOf('![A "map"](a.png)')).toBe('Enlarge the picture: A "map"');
    expect(labelOf('![a](a.png "t")')).toBe('Enlarge the picture: a');
    expect(labelOf('![a](a.png){width=300}')).toBe('Enlarge the picture: a');
  });

  test('and not in a sentence, in a link, or as decoration', () => {
    expect(labelOf('Text ![a](a.png)')).toBeUndefined();
    expect(labelOf('[![a](a.png)](b.md)')).toBeUndefined();
    expect(labelOf('## ![a](a.png)')).toBeUndefined();
    expect(labelOf('![](a.png)')).toBeUndefined();
  });
});

describe('a picture is early', () => {
  const early = (text: string) => usesIn(text).flatMap((use, index) => (use?.isEarly ? [index] : []));

  test('if it is the first and near the beginning', () => {
    expect(early('Some words, a [link](b.md)\n\n![a](a.png)\n\n![b](b.png)')).toEqual([1]);
    expect(early(`${'word '.repeat(200)}\n\n![a](a.png)`)).toEqual([]);
  });

  test('and not below that of a hero', () => {
    expect(early(':::hero[Maps]{image="a.png"}\n:::\n\n![b](b.png)')).toEqual([]);
  });
});
