import { describe, expect, test } from 'vitest';
import { type DrawnMap, drawnMap, faultsOf } from './compiled-gallery.ts';
import { parseSvg, type SvgElement } from './parse-svg.ts';
import { product } from './real-gallery.ts';

/** What may be in a picture: elements and their attributes. Nothing of it runs, loads or styles anything. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', `xmlns:${product.slug}`, `${product.slug}:geoViewBox`, 'viewBox', 'width', 'height', 'fill'],
  title: [],
  desc: [],
  metadata: ['xmlns:dc'],
  'dc:creator': [],
  'dc:rights': [],
  g: [
    'fill',
    'font-family',
    'font-size',
    'paint-order',
    'stroke',
    'stroke-linejoin',
    'stroke-width',
    'text-anchor',
  ],
  path: ['id', 'data-code', 'data-label', 'title', 'd', 'fill'],
  text: ['x', 'y', 'font-size', 'text-anchor'],
  tspan: ['x', 'y', 'dy'],
  rect: ['x', 'y', 'width', 'height', 'fill'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  circle: ['cx', 'cy', 'r'],
};

describe.each(['svg', 'thumbnail'] as const)('the picture (%s)', kind => {
  const say = (look: (elements: readonly SvgElement[], map: DrawnMap) => readonly string[]) =>
    faultsOf(map => look(parseSvg(map.files[kind]), map));

  test('is well-formed, without a declaration or a comment', () => {
    const faults = faultsOf(({ files }) => {
      try {
        parseSvg(files[kind]);
        return [];
      } catch (error) {
        return [String(error)];
      }
    });
    expect(faults).toEqual([]);
  });

  test('has only elements and attributes that draw', () => {
    const faults = say(elements =>
      elements.flatMap(({ name, attributes }) => {
        const allowed = ALLOWED[name];
        if (allowed === undefined) return [`<${name}>`];
        return Object.keys(attributes)
          .filter(attribute => !allowed.includes(attribute))
          .map(attribute => `<${name} ${attribute}>`);
      }),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  test('refers to nothing', () => {
    const faults = say(elements =>
      elements.flatMap(({ attributes }) =>
        Object.entries(attributes)
          .filter(
            ([name, value]) =>
              !/^xmlns/.test(name) && /url\(|^\w+:\/\/|^(?:data|javascript):|^#.*\(/i.test(value),
          )
          .map(([name, value]) => `${name}="${value.slice(0, 40)}"`),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('has one root, which says its size', () => {
    const faults = say(([root]) => {
      const { viewBox = '', width, height, xmlns } = root?.attributes ?? {};
      const isSized = /^0 0 \d+ \d+$/.test(viewBox) && viewBox === `0 0 ${width} ${height}`;
      const isThumbnail = kind === 'thumbnail' && /^0 0 [\d.]+ [\d.]+$/.test(viewBox);
      return root?.name === 'svg' && xmlns === 'http://www.w3.org/2000/svg' && (isSized || isThumbnail)
        ? []
        : [JSON.stringify(root)];
    });
    expect(faults).toEqual([]);
  });
});

test('a picture has the size and the title that its page shows', () => {
  const faults = faultsOf(({ files, head }) => {
    const [root, title] = parseSvg(files.svg);
    return root?.attributes.viewBox === `0 0 ${head.width} ${head.height}` &&
      title?.name === 'title' &&
      title.text === head.title
      ? []
      : [`${root?.attributes.viewBox} “${title?.text}”`];
  });
  expect(faults).toEqual([]);
});

test('every region has its title as an element too, and an id that CSS and XML take', () => {
  const faults = faultsOf(({ files, head }) => {
    const elements = parseSvg(files.svg);
    const paths = elements.filter(({ name, attributes }) => name === 'path' && attributes.id !== undefined);
    const titles = elements.filter(({ name, ancestors }) => name === 'title' && ancestors.at(-1) === 'path');
    const codes = paths.map(({ attributes: { id, 'data-code': code } }) => code ?? id);
    return [
      ...paths.flatMap(({ attributes: { id = '' } }) => (/^[A-Za-z_][\w-]*$/.test(id) ? [] : [id])),
      ...(paths.map(({ attributes }) => attributes.title).join() === titles.map(({ text }) => text).join()
        ? []
        : ['other titles']),
      ...(codes.join() === head.regions.map(({ id }) => id).join() ? [] : ['other codes']),
    ];
  });
  expect(faults).toEqual([]);
});

test('a label has a place of its own where the middle of its region’s box is far away', () => {
  const labels = (slug: string) =>
    parseSvg(drawnMap(slug).files.svg).flatMap(({ attributes }) => attributes['data-label'] ?? []);
  expect(labels('germany')).toContain(placeOf('germany', 'DE-BB'));
  expect(labels('usa-all-counties').length).toBeLessThan(600);
});

function placeOf(slug: string, id: string): string {
  const { x, y } = drawnMap(slug).head.regions.find(region => region.id === id) ?? {};
  return `${x} ${y}`;
}

test('every picture names its source and its licence', () => {
  const faults = faultsOf(({ files }) => {
    const text = (name: string) => parseSvg(files.svg).find(element => element.name === name)?.text ?? '';
    const isNamed =
      /Natural Earth|Census Bureau/.test(text('desc')) && text('desc').includes(text('dc:rights'));
    return isNamed && text('dc:rights') !== '' ? [] : [text('desc')];
  });
  expect(faults).toEqual([]);
});

test('only Mercator maps have the attribute geoViewBox, with the numbers of the calibration', () => {
  const faults = faultsOf(({ files, head: { calibration } }) => {
    const [root] = parseSvg(files.svg);
    const written = root?.attributes[`${product.slug}:geoViewBox`];
    const namespace = root?.attributes[`xmlns:${product.slug}`];
    if (calibration.kind === 'frames')
      return written === undefined && namespace === undefined ? [] : ['has one'];
    const { west, north, east, south } = calibration;
    const isRight =
      written === [west, north, east, south].join(' ') && namespace === `urn:${product.slug}:map`;
    return isRight ? [] : [`${written} instead of ${[west, north, east, south].join(' ')}`];
  });
  expect(faults).toEqual([]);
});

test('at least 200 maps are calibrated by geoViewBox', () => {
  const count = faultsOf(({ head }) => (head.calibration.kind === 'mercator' ? ['yes'] : [])).length;
  expect(count).toBeGreaterThan(200);
});

test.each([
  ['a declaration', '<?xml version="1.0"?><svg></svg>'],
  ['a document type', '<!DOCTYPE svg><svg></svg>'],
  ['a comment', '<svg><!-- a --></svg>'],
  ['an entity', '<svg>&nbsp;</svg>'],
  ['a lone ampersand', '<svg>a & b</svg>'],
  ['an attribute without quotes', '<svg width=1></svg>'],
  ['an attribute given twice', '<svg width="1" width="1"></svg>'],
  ['tags that cross', '<svg><g><path></g></path></svg>'],
  ['an open tag', '<svg><g></svg>'],
  ['a second root', '<svg/><svg/>'],
  ['text behind the root', '<svg/>a'],
])('the reader of pictures refuses %s', (_, text) => {
  expect(() => parseSvg(text)).toThrow();
});
