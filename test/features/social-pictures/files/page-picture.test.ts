import { describe, expect, test } from 'vitest';
import { contourAt } from '../../../../src/features/social-pictures/files/contour.ts';
import { onPaper } from '../../../../src/features/social-pictures/files/on-paper.ts';
import { pagePicture } from '../../../../src/features/social-pictures/files/page-picture.ts';
import { rasterize } from '../../../../src/generator/host/picture/rasterize.ts';
import { PAPER } from '../../../../src/generator/picture.ts';

const PICTURE = {
  path: '/docs/a',
  caption: { title: 'Größe', line: 'Docs', site: 'Atlas' },
  color: '#2f8c87',
  logo: null,
  outline: null,
};
const OUTLINE =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="urn:i" viewBox="0 0 50 100" width="50" fill="red"><style>path{fill:blue}</style><title>A</title><path i:id="1" class="b" style="fill:red" fill="#123456" d="M0 0h50v100z"/><path fill="none" d="M0 0h9"/><text x="1">no</text></svg>\n';

describe('the picture of a page', () => {
  test('has its title, its section and the name of the site in outlines, before a globe', () => {
    const { svg, ground } = pagePicture(PICTURE, { logo: undefined, outline: undefined });
    expect(svg).not.toContain('<text');
    expect(svg.match(/<path transform=/g)).toHaveLength('GrößeDocsAtlas'.length);
    expect(ground).toContain('<circle');
  });

  test('leaves out only the texts in letters that have no outlines', () => {
    const caption = { ...PICTURE.caption, title: '地图', line: 'Docs 🎉' };
    const { svg } = pagePicture({ ...PICTURE, caption }, { logo: undefined, outline: undefined });
    expect(svg.match(/<path transform=/g)).toHaveLength('DocsAtlas'.length);
    // In their place, the section is as large as a title.
    expect(svg).toMatch(/scale\(0\.08\)"><path/);
  });

  test('shows the outlines of the site instead of the globe, and can be drawn', async () => {
    const sheet = pagePicture(PICTURE, { logo: undefined, outline: OUTLINE });
    expect(sheet.ground).not.toContain('<circle');
    const png = await rasterize(sheet);
    expect([...png.subarray(16, 24)]).toEqual([0, 0, 4, 176, 0, 0, 2, 118]);
  });

  test('has the globe if the site’s outlines do not say how large they are', () => {
    const sheet = pagePicture(PICTURE, { logo: undefined, outline: '<svg><path d="M0 0"/></svg>' });
    expect(sheet.ground).toContain('<circle');
  });
});

describe('outlines', () => {
  test('have the colours of the picture, none of their own, and no texts', () => {
    const contour = contourAt(OUTLINE, '#2f8c87') ?? '';
    expect(contour).toContain('xmlns:i="urn:i"');
    expect(contour).toContain('viewBox="0 0 50 100"');
    expect(contour).not.toMatch(/red|blue|#123456|class=|<style|<text|<title|<\?xml/);
    expect(contour).toContain('<path fill="none" d="M0 0h9"/>');
    expect(contour).toMatch(/ fill="#[0-9a-f]{6}" stroke="#[0-9a-f]{6}"/);
  });

  test('of a file without a box have that of its size', () => {
    expect(contourAt("<svg width='20px' height='10px'></svg>", '#000000')).toContain('viewBox="0 0 20 10"');
  });

  test('have lines as wide as those of any other file, however large its units are', () => {
    const lineOf = (box: string) =>
      Number(
        /stroke-width="([\d.]+)"/.exec(contourAt(`<svg viewBox="0 0 ${box}"></svg>`, '#000000') ?? '')?.[1],
      );
    expect(lineOf('1000 10') / lineOf('100 1')).toBeCloseTo(10);
    expect(lineOf('10 1000') / lineOf('1 100')).toBeCloseTo(10);
  });

  test.each(['0 0 10 0', '0 0 10', '0 0 a 10'])('in a box “%s” are none', box => {
    expect(contourAt(`<svg viewBox="${box}"></svg>`, '#000000')).toBeUndefined();
  });
});

test('a thin colour is between itself and the paper', () => {
  expect(onPaper('#000000', 1)).toBe('#000000');
  expect(onPaper('#000000', 0)).toBe(PAPER);
  expect(onPaper('#ff0000', 0.5)).toBe('#f97c7c');
});
