import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type OpenOptions, useSiteBrowser } from '../harness.ts';
import { painted, scrollTop, stopClock } from '../on-page.ts';
import {
  markedOn,
  middleOf,
  NARROW,
  openFieldland,
  regionOn,
  regionsOn,
  scaleOf,
  selectedOn,
  soon,
  tooltipOn,
  WIDE,
} from './live-map.ts';

const site = useSiteBrowser('maps');

/** The map's page, scrolled so that all of the map is seen. */
async function openMap(options?: OpenOptions): Promise<Page> {
  const page = await openFieldland(site, options);
  await frameOf(page).evaluate(map => map.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return page;
}

/** However long the machine takes for two clicks, for the page they come in one instant. */
const inOneInstant = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Event.prototype, 'timeStamp', { value: 0 }));

const frameOf = (page: Page) => page.getByRole('group', { name: 'Fieldland', exact: true });

describe('the wheel', () => {
  test('scrolls the page over the map, and says how to zoom', async () => {
    const page = await openMap({ ...WIDE, before: page => page.clock.install() });
    await stopClock(page);
    const before = await scrollTop(page);
    await regionOn(page, 'Field 28').hover();
    await page.mouse.wheel(0, 200);
    await soon(() => scrollTop(page)).toBeGreaterThan(before);
    expect(await scaleOf(page)).toBe(1);
    const hint = page.getByText(/to zoom$/);
    await soon(() => hint.evaluate(hint => Number(getComputedStyle(hint).opacity))).toBeGreaterThan(0);
  });

  test('with Ctrl zooms about the pointer, and never scrolls the page', async () => {
    const page = await openMap();
    const top = await scrollTop(page);
    const region = regionOn(page, 'Field 28');
    const before = await middleOf(region);
    await page.mouse.move(before.x, before.y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await soon(() => scaleOf(page)).toBeGreaterThan(1);
    const after = await middleOf(region);
    expect(Math.abs(after.x - before.x)).toBeLessThan(2);
    expect(Math.abs(after.y - before.y)).toBeLessThan(2);
    for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, 400);
    await soon(() => scaleOf(page)).toBe(1);
    // At its limit too, the browser's own zoom is not meant.
    await page.mouse.wheel(0, 400);
    await painted(page);
    expect(await scrollTop(page)).toBe(top);
    expect(await page.evaluate(() => devicePixelRatio)).toBe(1);
  });

  test('zooms a map that was clicked, until the pointer leaves it', async () => {
    const page = await openMap();
    const before = await scrollTop(page);
    await regionOn(page, 'Field 28').click();
    await page.mouse.wheel(0, -200);
    await soon(() => scaleOf(page)).toBeGreaterThan(1);
    expect(await scrollTop(page)).toBe(before);
    await page.getByRole('searchbox', { name: 'Search fields' }).hover();
    await regionOn(page, 'Field 28').evaluate(region => region.blur());
    await regionOn(page, 'Field 28').hover();
    const [scale, top] = [await scaleOf(page), await scrollTop(page)];
    await page.mouse.wheel(0, 200);
    await soon(() => scrollTop(page)).toBeGreaterThan(top);
    expect(await scaleOf(page)).toBe(scale);
  });
});

test('a pinch on a trackpad in Safari, which sends events of its own, zooms about the pointer', async () => {
  const page = await openMap();
  const region = regionOn(page, 'Field 28');
  const before = await middleOf(region);
  await region.evaluate((region, { x, y }) => {
    for (const [type, scale] of [
      ['gesturestart', 1],
      ['gesturechange', 1.5],
      ['gesturechange', 2],
      ['gestureend', 2],
    ] as const) {
      const event = new Event(type, { bubbles: true, cancelable: true });
      region.dispatchEvent(Object.assign(event, { scale, clientX: x, clientY: y }));
    }
  }, before);
  await soon(() => scaleOf(page)).toBe(2);
  const after = await middleOf(region);
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(2);
});

describe('the mouse', () => {
  test('drags a map that is zoomed in, and selects nothing by it', async () => {
    const page = await openMap();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await soon(() => scaleOf(page)).toBe(2);
    const region = regionOn(page, 'Field 28');
    const { x, y } = await middleOf(region);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y + 10);
    await page.mouse.move(x + 60, y + 40);
    await page.mouse.up();
    await soon(async () => Math.round((await middleOf(region)).x - x)).toBe(60);
    expect(Math.round((await middleOf(region)).y - y)).toBe(40);
    expect(await selectedOn(page)).toEqual([]);
  });

  test('cannot drag the map out of its frame', async () => {
    const page = await openMap();
    const before = await regionsOn(page).boundingBox();
    const { x, y } = await middleOf(regionOn(page, 'Field 28'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 200, y + 100, { steps: 4 });
    await page.mouse.up();
    await painted(page);
    expect(await regionsOn(page).boundingBox()).toEqual(before);
  });

  test('zooms in by a double click', async () => {
    const page = await openMap({ ...WIDE, before: inOneInstant });
    await regionOn(page, 'Field 28').dblclick();
    await soon(() => scaleOf(page)).toBe(2);
  });
});

describe('touch', () => {
  const PHONE = { ...NARROW, hasTouch: true, isMobile: true } as const;

  async function openOnPhone(
    options: Parameters<typeof site.open>[1] = {},
  ): Promise<{ readonly page: Page; readonly touch: Touch }> {
    const page = await openMap({ ...PHONE, ...options });
    return { page, touch: new Touch(await page.context().newCDPSession(page)) };
  }

  test('with one finger scrolls the page over a map that is shown whole', async () => {
    const { page, touch } = await openOnPhone();
    const before = await scrollTop(page);
    const { x, y } = await middleOf(regionOn(page, 'Field 33'));
    await touch.drag([{ x, y }], [{ x, y: y - 150 }]);
    await soon(() => scrollTop(page)).toBeGreaterThan(before + 50);
    expect(await scaleOf(page)).toBe(1);
    expect(await selectedOn(page)).toEqual([]);
    expect(await tooltipOn(page)).toBe('');
  });

  test('with two fingers zooms the map about their middle, and scrolls nothing', async () => {
    const { page, touch } = await openOnPhone();
    const before = await scrollTop(page);
    const { x, y } = await middleOf(regionOn(page, 'Field 28'));
    await touch.drag(
      [
        { x: x - 20, y },
        { x: x + 20, y },
      ],
      [
        { x: x - 60, y },
        { x: x + 60, y },
      ],
    );
    await soon(() => scaleOf(page)).toBeGreaterThan(2.5);
    const after = await middleOf(regionOn(page, 'Field 28'));
    expect(Math.abs(after.x - x)).toBeLessThan(8);
    expect(Math.abs(after.y - y)).toBeLessThan(8);
    expect(await scrollTop(page)).toBe(before);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    expect(await selectedOn(page)).toEqual([]);
  });

  test('with two fingers zooms out again', async () => {
    const { page, touch } = await openOnPhone();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await soon(() => scaleOf(page)).toBe(2);
    const { x, y } = await middleOf(frameOf(page));
    await touch.drag(
      [
        { x: x - 90, y },
        { x: x + 90, y },
      ],
      [
        { x: x - 20, y },
        { x: x + 20, y },
      ],
    );
    await soon(() => scaleOf(page)).toBe(1);
  });

  test('with one finger moves a map that is zoomed in, and not the page', async () => {
    const { page, touch } = await openOnPhone();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await soon(() => scaleOf(page)).toBe(2);
    const before = await scrollTop(page);
    const frame = await middleOf(frameOf(page));
    const region = await middleOf(regionOn(page, 'Field 28'));
    await touch.drag([frame], [{ x: frame.x + 30, y: frame.y - 60 }]);
    await soon(async () => (await middleOf(regionOn(page, 'Field 28'))).y).toBeLessThan(region.y - 40);
    expect(await scrollTop(page)).toBe(before);
  });

  test('a tap selects a region and names it', async () => {
    const { page } = await openOnPhone();
    await regionOn(page, 'Field 28').tap();
    await soon(() => selectedOn(page)).toEqual(['Field 28']);
    expect(await markedOn(page, 'selected')).toEqual(['Field 28']);
    expect(await tooltipOn(page)).toBe('Field 28\nQA-28');
  });

  test('two taps zoom in', async () => {
    const { page } = await openOnPhone({ before: inOneInstant });
    const { x, y } = await middleOf(regionOn(page, 'Field 28'));
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await soon(() => scaleOf(page)).toBe(2);
  });
});

describe('zooming', () => {
  test('is a movement', async () => {
    const page = await openMap({
      ...WIDE,
      reducedMotion: 'no-preference',
      before: page => page.clock.install(),
    });
    await stopClock(page);
    const scales = await scalesShown(page, async () => {
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await page.clock.runFor(1000);
      await page.clock.resume();
    });
    expect(scales.length).toBeGreaterThan(1);
    expect(scales).toEqual([...scales].sort((a, b) => a - b));
    expect(scales.at(-1)).toBe(2);
  });

  test('is none for those who want no motion', async () => {
    const page = await openMap({ ...WIDE, reducedMotion: 'reduce' });
    const scales = await scalesShown(page, () => page.getByRole('button', { name: 'Zoom in' }).click());
    expect(scales).toEqual([2]);
  });
});

type Place = { readonly x: number; readonly y: number };

/** Fingers, as the browser gets them from a screen. */
class Touch {
  constructor(private readonly session: CDPSession) {}

  /** Moves fingers from their places to others, and lifts them. */
  async drag(from: readonly Place[], to: readonly Place[]): Promise<void> {
    const STEPS = 8;
    const at = (share: number) =>
      from.map(({ x, y }, id) => ({
        x: x + ((to[id]?.x ?? x) - x) * share,
        y: y + ((to[id]?.y ?? y) - y) * share,
        id,
      }));
    await this.send('touchStart', at(0));
    for (let step = 1; step <= STEPS; step++) await this.send('touchMove', at(step / STEPS));
    await this.send('touchEnd', []);
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

/** The scales in which the map is shown from now on until it rests at twice its size, each once. */
async function scalesShown(page: Page, zoom: () => Promise<void>): Promise<readonly number[]> {
  const scales = await regionsOn(page).evaluateHandle((regions: SVGGElement) => {
    const scales: number[] = [];
    const read = () => {
      const scale = regions.transform.baseVal[1]?.matrix.a;
      if (scale !== undefined && scale !== scales.at(-1)) scales.push(scale);
    };
    new MutationObserver(read).observe(regions, { attributeFilter: ['transform'] });
    return scales;
  });
  await zoom();
  await soon(() => scaleOf(page)).toBe(2);
  await painted(page);
  return scales.jsonValue();
}
