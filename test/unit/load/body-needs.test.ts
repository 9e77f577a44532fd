import { describe, expect, test } from 'vitest';
import { slotFor } from '../../../src/generator/model/entry.ts';
import { loadText } from './load-text.ts';

describe('the style sheets of a body', () => {
  test.each([
    ['Text, a table and `code`', []],
    [':::note\nText\n:::', []],
    [':::cards\n::::card[One]\nText\n::::\n:::', ['panels']],
    [':::section\n:::hero[Maps]\n:::\n:::', ['panels']],
  ])('of %j are %j', (text, stylesheets) => {
    expect(loadText(text).body.stylesheets).toEqual(stylesheets);
  });

  test('come with a file that it includes', () => {
    const files = { 'content/docs/guides/part.md': ':::features\n:::\n' };
    expect(loadText('::include{file="part.md"}', { files }).body.stylesheets).toEqual(['panels']);
  });
});

describe('the pictures that a body shows at once', () => {
  const picturesOf = (text: string) => loadText(text).body.pictures;

  test('are that of the hero, or the first of the text', () => {
    const [picture] = picturesOf(':::hero[Maps]{image="a.png"}\n:::');
    expect(picture).toMatch(/^<img src=/);
    expect(picture).toContain(`src="${slotFor(0)}"`);
    expect(picturesOf('![A picture](a.png)\n\n![Another](b.png)')).toEqual([
      `<img src="${slotFor(0)}" alt="A picture">`,
    ]);
  });

  test('are those of trusted HTML that are neither lazy nor one of several sources', () => {
    const trusted = (html: string) => picturesOf(`---\ntrustHtml: true\n---\n\n${html}`);
    expect(trusted('<p>fetchpriority="high"</p><img src="/a.png" alt="1 > 2">')).toEqual([
      '<img src="/a.png" alt="1 > 2">',
    ]);
    expect(trusted('<img src="/a.png" alt="" loading="lazy">')).toEqual([]);
    const several =
      '<picture><source srcset="/a.avif"><img src="/a.png" alt="" fetchpriority="high"></picture>';
    expect(trusted(several)).toEqual([]);
    const [one, other] = ['<IMG SRC="/a.png" ALT="">', '<img src="/b.png" alt=""/>'];
    expect(trusted(`${several}${one}${several.toUpperCase()}${other}`)).toEqual([one, other]);
  });
});
