import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { rasterize } from '../../../../src/generator/host/picture/rasterize.ts';
import { projectRoot } from '../../../machine.ts';

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#fff"/>${content}</svg>`;

const photo = pathToFileURL(join(projectRoot, 'content', 'static', 'social.png')).href;

describe('a drawing', () => {
  test.each([
    ['a text', '<text x="2" y="15">Words</text>'],
    ['a text in parts', '<text x="2"\ny="15"><tspan>Wo</tspan>\n<tspan>rds</tspan></text >'],
    ['an image of the machine', `<image href="${photo}" width="40" height="20"/>`],
  ])('looks the same on every machine, so %s is left out', async (_, content) => {
    expect(await rasterize({ svg: svg(content) })).toEqual(await rasterize({ svg: svg('') }));
  });

  test('keeps what follows an empty text', async () => {
    const square = '<path d="M5 5h9v9h-9z"/>';
    const drawn = await rasterize({ svg: svg(`<text x="2" y="15"/>${square}<text>W</text>`) });
    expect(drawn).toEqual(await rasterize({ svg: svg(square) }));
    expect(drawn).not.toEqual(await rasterize({ svg: svg('') }));
  });

  test('that one can see through keeps its opacity', async () => {
    const png = await rasterize({ svg: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>' });
    const [width, height, colorType] = [png[19], png[23], png[25]];
    expect([width, height, colorType]).toEqual([4, 3, 6]);
  });

  test('on a ground looks as if both were one', async () => {
    const square = '<path d="M5 5h9v9h-9z"/><path d="M10 10h9v9h-9z" fill="#f00" fill-opacity="0.5"/>';
    const layer = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${square}</svg>`;
    const whole = await rasterize({ svg: svg(square) });
    expect(await rasterize({ svg: layer, ground: svg('') })).toEqual(whole);
    expect(await rasterize({ svg: layer, ground: svg('<path d="M0 0h40v20H0z"/>') })).not.toEqual(whole);
  });

  test('leaves nothing on the ground for the next one', async () => {
    const layer = (content: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${content}</svg>`;
    await rasterize({ svg: layer('<path d="M5 5h9v9h-9z"/>'), ground: svg('') });
    expect(await rasterize({ svg: layer(''), ground: svg('') })).toEqual(await rasterize({ svg: svg('') }));
  });

  test.each([
    [4, 20],
    [40, 3],
  ])('of %d × %d pixels cannot lie on a ground of another size', async (width, height) => {
    const other = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
    await expect(rasterize({ svg: other, ground: svg('') })).rejects.toThrow(`${width} × ${height} pixels`);
  });

  test('cannot be made of something else', async () => {
    await expect(rasterize({ svg: 'no drawing' })).rejects.toThrow();
  });
});
