import { describe, expect, it } from 'vitest';
import type { EntryHead, PictureUse, WrittenSize } from '../../../../src/generator/model/entry.ts';
import type { PictureLibrary } from '../../../../src/generator/model/picture.ts';
import type { AssetFile } from '../../../../src/generator/model/route.ts';
import { asset, head, plan } from '../heads.ts';

const LIBRARY = { id: 'sharp 1' };
const PHOTO = { width: 2000, height: 1500, bytes: 600_000 };

interface Shown {
  readonly file?: string;
  readonly facts?: Partial<AssetFile>;
  readonly size?: WrittenSize;
  readonly picture?: PictureUse;
  readonly pictures?: PictureLibrary;
  readonly layout?: 'wide';
}

function planned({ file = 'photo.jpg', facts = PHOTO, size, layout, ...rest }: Shown = {}) {
  const { picture = {}, pictures = LIBRARY } = rest;
  const reference = { kind: 'image', url: file, line: 7, column: 3, picture, ...(size && { size }) };
  const entry: EntryHead = head({
    file: 'content/pages/a.md',
    references: [reference],
    ...(layout && { frontMatter: { layout } }),
  });
  const site = plan({
    entries: [entry],
    assets: [asset(`content/pages/${file}`, facts)],
    input: { pictures },
  });
  const body = site.routes.find(({ path }) => path === '/a')?.bodies[0];
  const shown = body?.references[0];
  if (shown?.kind !== 'image') throw new Error('The page shows no image');
  return { ...site, shown };
}

describe('a photo', () => {
  it('with a long name has a name for each width, too', () => {
    const { pictures } = planned({ file: `${'a'.repeat(240)}.jpg` });
    const outputs = pictures.flatMap(({ variants }) => variants.map(({ output }) => output));
    expect(outputs).toHaveLength(8);
    expect(new Set(outputs).size).toBe(8);
    expect(Math.max(...outputs.map(output => output.length))).toBeLessThan(100);
  });

  it('has sources in both formats, named before any is made', () => {
    const { shown, pictures } = planned();
    expect(shown).toMatchInlineSnapshot(`
      {
        "height": 1500,
        "kind": "image",
        "sources": [
          {
            "id": "0123456789abcdef.avif",
            "sizes": "(min-width: 760px) 720px, calc(100vw - 40px)",
            "srcset": "/assets/images/photo-480.02d6f6ba.avif 480w, /assets/images/photo-768.02d6f6ba.avif 768w, /assets/images/photo-1080.02d6f6ba.avif 1080w, /assets/images/photo-1440.02d6f6ba.avif 1440w",
            "type": "image/avif",
          },
          {
            "id": "0123456789abcdef.webp",
            "sizes": "(min-width: 760px) 720px, calc(100vw - 40px)",
            "srcset": "/assets/images/photo-480.02d6f6ba.webp 480w, /assets/images/photo-768.02d6f6ba.webp 768w, /assets/images/photo-1080.02d6f6ba.webp 1080w, /assets/images/photo-1440.02d6f6ba.webp 1440w",
            "type": "image/webp",
          },
        ],
        "src": "/assets/images/photo.01234567.jpg",
        "width": 2000,
      }
    `);
    expect(pictures).toHaveLength(1);
    expect(pictures[0]?.variants).toHaveLength(8);
    expect(pictures[0]?.place).toEqual({ file: 'content/pages/a.md', line: 7, column: 3 });
  });

  it('has other names with another content or another library', () => {
    const outputs = (shown: Shown) => planned(shown).pictures[0]?.variants.map(({ output }) => output);
    const known = outputs({});
    expect(outputs({ facts: { ...PHOTO, hash: 'fedcba9876543210' } })).not.toEqual(known);
    expect(outputs({ pictures: { id: 'sharp 2' } })).not.toEqual(known);
  });

  it('is made once for all pages that show it, in all their widths', () => {
    const reference = { kind: 'image', url: '/photo.jpg', line: 7, column: 3, picture: {} };
    const site = plan({
      entries: [
        head({ file: 'content/pages/a.md', references: [reference] }),
        head({ file: 'content/pages/b.md', references: [{ ...reference, size: { width: '200' } }] }),
      ],
      assets: [asset('content/static/photo.jpg', PHOTO)],
      input: { pictures: LIBRARY },
    });
    const widths = new Set(site.pictures[0]?.variants.map(({ width }) => width));
    expect(site.pictures).toHaveLength(1);
    expect([...widths].sort((a, b) => a - b)).toEqual([200, 400, 480, 768, 1080, 1440]);
  });

  it('is in the list of all that are to be made, sorted by file', () => {
    const show = (file: string, name: string) =>
      head({ file, references: [{ kind: 'image', url: name, line: 7, column: 3, picture: {} }] });
    const { pictures } = plan({
      entries: [show('content/pages/a.md', '/b.jpg'), show('content/pages/b.md', '/a.jpg')],
      assets: [
        asset('content/static/b.jpg', PHOTO),
        asset('content/static/a.jpg', { ...PHOTO, hash: 'fedcba9876543210' }),
      ],
      input: { pictures: LIBRARY },
    });
    expect(pictures.map(({ file }) => file)).toEqual(['content/static/a.jpg', 'content/static/b.jpg']);
    const outputs = pictures[0]?.variants.map(({ output }) => output) ?? [];
    expect(outputs).toEqual(outputs.toSorted());
  });

  it('has wider files on a page from edge to edge', () => {
    expect(planned({ layout: 'wide' }).shown.sources?.[0]?.srcset).toMatch(/ 2000w$/);
  });
});

it.each([{}, { facts: {} }])('a picture that is loaded at once stays so: %j', shown => {
  expect(planned({ ...shown, picture: { isEarly: true } }).shown.isEarly).toBe(true);
});

describe('an image stays as it is', () => {
  it.each<[string, Shown]>([
    ['that is a drawing', { file: 'photo.svg' }],
    ['that is a GIF', { file: 'photo.gif' }],
    ['that is animated', { facts: { ...PHOTO, isAnimated: true } }],
    ['of a few bytes', { facts: { ...PHOTO, bytes: 9_999 } }],
    ['of a few pixels', { facts: { ...PHOTO, width: 40 } }],
    ['whose size is unknown', { facts: {} }],
    ['of a site that wants it so', { pictures: 'as they are' }],
  ])('%s', (_, shown) => {
    const site = planned(shown);
    expect(site.shown.sources).toBeUndefined();
    expect(site.pictures).toEqual([]);
    expect(site.diagnostics).toEqual([]);
  });

  it('with too many pixels, which is said', () => {
    const { shown, diagnostics } = planned({ facts: { width: 20_000, height: 20_000, bytes: 20_000 } });
    expect(shown.sources).toBeUndefined();
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "image/too-large",
          "hint": "It is published as it is. Export it with at most 110 million pixels.",
          "message": "The image content/pages/photo.jpg has 400 million pixels, too many to be converted",
          "place": {
            "column": 3,
            "file": "content/pages/a.md",
            "line": 7,
          },
          "severity": "warning",
        },
      ]
    `);
  });

  it('without the library, which is said once', () => {
    const reference = { kind: 'image', url: 'photo.jpg', line: 7, column: 3, picture: {} };
    const { diagnostics } = plan({
      entries: [head({ file: 'content/pages/a.md', references: [reference, { ...reference, line: 9 }] })],
      assets: [asset('content/pages/photo.jpg', PHOTO)],
      input: { pictures: 'missing library' },
    });
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "image/no-library",
          "hint": "Install the packages again with the optional ones, or write \`pictures: false\` in site.config.ts.",
          "message": "Pictures are published as they are, because sharp is not installed",
          "place": {
            "column": 3,
            "file": "content/pages/a.md",
            "line": 7,
          },
          "severity": "warning",
        },
      ]
    `);
  });
});

describe('a picture can be enlarged', () => {
  const picture = { label: 'Enlarge' };
  const labelOf = (shown: Shown) => planned({ picture, ...shown }).shown.label;

  it('if the page shows it smaller than it is', () => {
    expect(labelOf({})).toBe('Enlarge');
    expect(labelOf({ facts: { ...PHOTO, width: 700 } })).toBeUndefined();
    expect(labelOf({ facts: { ...PHOTO, width: 700 }, size: { width: '300' } })).toBe('Enlarge');
    expect(labelOf({ size: { height: '150' } })).toBe('Enlarge');
  });

  it('and if it is a drawing, animated, or published as it is', () => {
    expect(labelOf({ file: 'photo.svg' })).toBe('Enlarge');
    expect(labelOf({ facts: { ...PHOTO, isAnimated: true } })).toBe('Enlarge');
    expect(labelOf({ pictures: 'as they are' })).toBe('Enlarge');
  });

  it('and not if its width is a part of the column', () => {
    expect(labelOf({ size: { width: '50%' } })).toBeUndefined();
  });
});
