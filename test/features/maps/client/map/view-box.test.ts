import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boxAround,
  clampView,
  fitBox,
  MAXIMUM_SCALE,
  panBy,
  reveal,
  toShown,
  viewBetween,
  WHOLE,
  zoomAbout,
} from '../../../../../src/features/maps/client/map/view-box.ts';

const FRAME = { x: 0, y: 0, width: 1000, height: 500 };
const coordinate = fc.double({ min: -5000, max: 5000, noNaN: true });
const scale = fc.double({ min: 1, max: MAXIMUM_SCALE, noNaN: true });

describe('zoomAbout', () => {
  it('keeps the point under the pointer where it is', () => {
    const view = zoomAbout({ x: -100, y: -50, k: 2 }, 1.5, { x: 300, y: 200 });
    expect(view.k).toBe(3);
    expect(toShown(view, { x: 200, y: 125 })).toEqual({ x: 300, y: 200 });
  });

  it('stops at both limits', () => {
    expect(zoomAbout(WHOLE, 0.1, { x: 5, y: 5 })).toEqual(WHOLE);
    expect(zoomAbout(WHOLE, 1000, { x: 0, y: 0 }).k).toBe(MAXIMUM_SCALE);
  });
});

describe('clampView', () => {
  it('never shows anything beside the picture', () => {
    fc.assert(
      fc.property(coordinate, coordinate, scale, (x, y, k) => {
        const view = clampView({ x, y, k }, FRAME);
        const first = toShown(view, { x: 0, y: 0 });
        const last = toShown(view, { x: 1000, y: 500 });
        return first.x <= 1e-6 && first.y <= 1e-6 && last.x >= 1000 - 1e-6 && last.y >= 500 - 1e-6;
      }),
    );
  });

  it('leaves a view that is inside its limits as it is', () => {
    expect(clampView({ x: -200, y: -100, k: 2 }, FRAME)).toEqual({ x: -200, y: -100, k: 2 });
  });

  it('minds a viewBox that begins elsewhere', () => {
    const frame = { x: 100, y: 0, width: 1000, height: 500 };
    expect(clampView({ x: 0, y: 0, k: 2 }, frame).x).toBe(-100);
    expect(clampView({ x: -5000, y: 0, k: 2 }, frame).x).toBe(-1100);
  });

  it('shows the whole picture at scale 1', () => {
    expect(clampView({ x: 70, y: -30, k: 0.5 }, FRAME)).toEqual(WHOLE);
  });
});

describe('fitBox', () => {
  it('shows a box in the middle, with room around it', () => {
    const view = fitBox({ x: 400, y: 200, width: 70, height: 10 }, FRAME);
    expect(view.k).toBeCloseTo(10);
    expect(toShown(view, { x: 435, y: 205 })).toEqual({ x: 500, y: 250 });
  });

  it('magnifies a point no more than asked', () => {
    expect(fitBox({ x: 400, y: 200, width: 0, height: 0 }, FRAME).k).toBe(MAXIMUM_SCALE);
    expect(fitBox({ x: 400, y: 200, width: 0, height: 0 }, FRAME, 6).k).toBe(6);
  });

  it('stays inside the picture for a box in its corner', () => {
    const view = fitBox({ x: 0, y: 0, width: 70, height: 10 }, FRAME);
    expect(view.x).toBeCloseTo(0);
    expect(view.y).toBeCloseTo(0);
  });
});

describe('reveal', () => {
  it('moves nothing when the point is well in view', () => {
    const view = { x: -200, y: -100, k: 2 };
    expect(reveal(view, { x: 300, y: 150 }, FRAME)).toEqual(view);
  });

  it('moves just so far that the point is a tenth away from the edge', () => {
    const view = reveal({ x: 0, y: 0, k: 2 }, { x: 600, y: 150 }, FRAME);
    expect(toShown(view, { x: 600, y: 150 })).toEqual({ x: 900, y: 300 });
  });
});

it('pans by pixels of the viewBox at any scale', () => {
  expect(panBy({ x: 1, y: 2, k: 8 }, { x: 10, y: -10 })).toEqual({ x: 11, y: -8, k: 8 });
});

it('goes from one view to another', () => {
  const to = { x: -100, y: -50, k: 3 };
  expect(viewBetween(WHOLE, to, 0)).toEqual(WHOLE);
  expect(viewBetween(WHOLE, to, 0.5)).toEqual({ x: -50, y: -25, k: 2 });
  expect(viewBetween(WHOLE, to, 1)).toEqual(to);
});

it('finds the box around points', () => {
  expect(boxAround([])).toBeNull();
  expect(
    boxAround([
      { x: 3, y: 9 },
      { x: -1, y: 4 },
    ]),
  ).toEqual({ x: -1, y: 4, width: 4, height: 5 });
});
