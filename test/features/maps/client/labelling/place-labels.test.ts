import { expect, test } from 'vitest';
import {
  type LabelledRegion,
  type PlacedText,
  placeLabels,
} from '../../../../../src/features/maps/client/labelling/place-labels.ts';
import type { Terrain } from '../../../../../src/features/maps/client/labelling/terrain.ts';
import { type Box, contains } from '../../../../../src/features/maps/client/map/view-box.ts';

const FRAME = { x: 0, y: 0, width: 400, height: 300 };

interface Country extends Box {
  readonly name: string;
  readonly code: string;
}

const country = (
  name: string,
  code: string,
  x: number,
  y: number,
  width: number,
  height: number,
): Country => ({
  name,
  code,
  x,
  y,
  width,
  height,
});

/** Rectangles on water. */
function terrainOf(countries: readonly Country[]): Terrain {
  const corners = ({ x, y, width, height }: Box) => [
    { x, y },
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
  ];
  return {
    isIn: (region, box) => corners(box).every(corner => contains(countries[region] ?? FRAME, corner)),
    isClear: (region, box) =>
      countries.every(
        (other, index) =>
          index === region ||
          other.x >= box.x + box.width ||
          box.x >= other.x + other.width ||
          other.y >= box.y + box.height ||
          box.y >= other.y + other.height,
      ),
  };
}

function label(countries: readonly Country[], smallest = 1.5): readonly (PlacedText | null)[] {
  const regions = countries.map(
    ({ name, code, x, y, width, height }): LabelledRegion => ({
      name,
      code,
      x: x + width / 2,
      y: y + height / 2,
      weight: width * height,
    }),
  );
  const widthOf = (text: string) => text.length * 0.6;
  return placeLabels(regions, { frame: FRAME, terrain: terrainOf(countries), smallest, widthOf });
}

test('a region with room has its name in large letters', () => {
  const [large] = label([country('Bavaria', 'BY', 100, 100, 200, 100)]);
  expect(large).toMatchObject({ lines: ['Bavaria'], size: 13, x: 200, y: 150, isCode: false });
  expect(large?.leader).toBeUndefined();
});

test('a narrower region has its name in lines, then in smaller letters', () => {
  const [lines] = label([country('Lower Saxony', 'NI', 100, 100, 60, 100)]);
  expect(lines).toMatchObject({ lines: ['Lower', 'Saxony'], size: 13 });
  const [small] = label([country('Thuringia', 'TH', 100, 100, 45, 20)]);
  expect(small).toMatchObject({ lines: ['Thuringia'], size: 8 });
});

test('an islet has its name beside it on the water, without a line', () => {
  const [islet] = label([country('Nauru', 'NR', 200, 150, 1, 1)]);
  expect(islet?.lines).toEqual(['Nauru']);
  expect(islet?.x).toBeGreaterThan(205);
  expect(islet?.leader).toBeUndefined();
});

test('a region far from water gives way to its code, which is counted as such', () => {
  const around = country('Empire', 'EM', 0, 0, 400, 300);
  const [, enclave] = label([around, country('Principality', 'PR', 100, 100, 9, 9)]);
  expect(enclave).toMatchObject({ lines: ['PR'], isCode: true, x: 104.5, y: 104.5 });
});

test('what is too small for any letter has a line to a label', () => {
  const around = country('Empire', 'EM', 0, 0, 400, 300);
  const [, dot] = label([around, country('City', 'CI', 100, 100, 1, 1)], 7);
  expect(dot?.lines).toEqual(['City']);
  expect(dot?.leader?.[0]).toMatchObject({ x: 100.5, y: 100.5 });
});

test('labels never overlap, and are in the picture', () => {
  const countries = Array.from({ length: 60 }, (_, index) =>
    country(`Island ${index}`, `${index}`, 180 + (index % 10) * 4, 140 + Math.floor(index / 10) * 4, 1, 1),
  );
  const placed = label(countries).flatMap(text => (text ? [text] : []));
  expect(placed.length).toBeGreaterThan(20);
  const boxes = placed.map(({ lines, size, x, y }) => {
    const [width, height] = [
      Math.max(...lines.map(line => line.length)) * 0.6 * size,
      lines.length * size * 1.1,
    ];
    return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
  });
  for (const [index, a] of boxes.entries()) {
    expect(a.left >= 0 && a.top >= 0 && a.right <= 400 && a.bottom <= 300).toBe(true);
    for (const b of boxes.slice(index + 1))
      expect(a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom).toBe(true);
  }
});

test('a region without any place has no label', () => {
  const everywhere = Array.from({ length: 400 }, (_, index) =>
    country('Rock', 'R', 200 + index / 1000, 150, 1, 1),
  );
  expect(label(everywhere).filter(text => text === null).length).toBeGreaterThan(100);
});

test('if only codes are wanted, none counts as taking the place of a name', () => {
  const placed = placeLabels([{ name: null, code: 'BY', x: 200, y: 150, weight: 1 }], {
    frame: FRAME,
    terrain: { isIn: () => true, isClear: () => true },
    smallest: 1.5,
    widthOf: text => text.length,
  });
  expect(placed[0]).toMatchObject({ lines: ['BY'], size: 13, isCode: false });
});
