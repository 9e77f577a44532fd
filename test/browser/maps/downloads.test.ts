import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { colorsOfPng, downloadOf, pngSize, readSvg } from './downloaded-files.ts';
import { alive, FIELDLAND, regionOn, rowOn, saidByPage, soon, WIDE } from './live-map.ts';

const site = useSiteBrowser('maps');
const own = useSiteBrowser();

const GEO_VIEW_BOX = '-0.06073 6.06154 10.06073 -6.06154';
/** Middles of regions, in pixels of the picture. */
const FIELD_7 = { x: 302, y: 155 };
const FIELD_8 = { x: 500, y: 155 };
const FIELD_7_CORNER = { x: 230, y: 190 };
const OUTSIDE = { x: 2, y: 2 };

const link = (page: Page, name: string) => page.getByRole('link', { name });
const field = (page: Page, label: string) =>
  page.getByRole('form', { name: 'Colours of the map' }).getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openMap(): Promise<Page> {
  const { page } = await site.open(FIELDLAND, WIDE);
  await alive(page);
  return page;
}

/** Gives a colour of each kind, and one to a region that is selected. */
async function recolour(page: Page): Promise<void> {
  await field(page, 'Land').fill('#112233');
  await field(page, 'Borders').fill('#445566');
  await field(page, 'Border width').fill('3');
  await field(page, 'Background').fill('#778899');
  await regionOn(page, 'Field 7').click();
  await field(page, 'Selected regions').fill('#cc0011');
}

describe('the files', () => {
  test('are links that download under the map’s own name', async () => {
    const page = await openMap();
    for (const [name, file] of [
      ['Download SVG', 'fieldland.svg'],
      ['GeoJSON', 'fieldland.geojson'],
      ['TopoJSON', 'fieldland.topojson'],
      ['CSV', 'fieldland.csv'],
    ] as const) {
      const { suggestedName, bytes } = await downloadOf(page, link(page, name));
      expect(suggestedName).toBe(file);
      const href = (await link(page, name).getAttribute('href')) ?? '';
      const published = await page.request.get(`${site.url}${href}`);
      expect(bytes.equals(await published.body()), file).toBe(true);
    }
  });

  test('have the same regions', async () => {
    const page = await openMap();
    const svg = await readSvg(page, (await downloadOf(page, link(page, 'Download SVG'))).text);
    const ids = svg.regions.map(({ id }) => id);
    expect(ids.length).toBe(60);
    const geoJson = JSON.parse((await downloadOf(page, link(page, 'GeoJSON'))).text);
    expect(geoJson.type).toBe('FeatureCollection');
    expect(geoJson.features.map(({ id }: { id: string }) => id)).toEqual(ids);
    const [header, ...lines] = (await downloadOf(page, link(page, 'CSV'))).text.trim().split(/\r?\n/);
    expect(header).toBe('id,title,code,codeStatus,otherNames,country,longitude,latitude');
    const named = lines.map(line => line.split(',').slice(0, 2).join());
    expect(named).toEqual(svg.regions.map(({ id, title }) => `${id},${title}`));
    const inTable = await page.locator('[role="grid"] tbody td:last-child').allTextContents();
    expect(inTable.sort()).toEqual([...ids].sort());
  });
});

describe('a map that was given other colours', () => {
  test('is shown in them', async () => {
    const page = await openMap();
    await recolour(page);
    const fillOf = (region: Locator) => region.evaluate(region => getComputedStyle(region).fill);
    expect(await fillOf(regionOn(page, 'Field 8'))).toBe('rgb(17, 34, 51)');
    expect(await fillOf(regionOn(page, 'Field 7'))).toBe('rgb(204, 0, 17)');
    expect(
      await regionOn(page, 'Field 8').evaluate(region => {
        const { stroke, strokeWidth } = getComputedStyle(region);
        return { stroke, strokeWidth };
      }),
    ).toEqual({ stroke: 'rgb(68, 85, 102)', strokeWidth: '3px' });
  });

  test('is downloaded in them, as a file that nothing else has changed', async () => {
    const page = await openMap();
    const plain = await readSvg(page, (await downloadOf(page, link(page, 'Download SVG'))).text);
    await recolour(page);
    await rowOn(page, 'QA-07').hover();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const { suggestedName, text } = await downloadOf(page, link(page, 'Download SVG'));
    expect(suggestedName).toBe('fieldland.svg');
    const svg = await readSvg(page, text);
    expect(svg.group).toMatchObject({ fill: '#112233', stroke: '#445566', 'stroke-width': '3' });
    expect(svg.regions.find(({ id }) => id === 'QA-07')?.fill).toBe('#cc0011');
    expect(svg.regions.filter(({ fill }) => fill !== null).map(({ id }) => id)).toEqual(['QA-07']);
    expect(svg.background).toBe('#778899');
    expect(svg.title).toBe('Fieldland');
    expect(svg.geoViewBox).toBe(GEO_VIEW_BOX);
    expect(svg.namespace).toBe('urn:atlas:map');
    expect(svg.size).toEqual({ width: '1000', height: '1200', viewBox: '0 0 1000 1200' });
    const shapes = (file: typeof svg) => file.regions.map(({ id, title, d }) => ({ id, title, d }));
    expect(shapes(svg)).toEqual(shapes(plain));
    expect(svg.foreign).toEqual([]);
    expect(svg.texts).toEqual([]);
  });

  test('is the plain file again after a reset', async () => {
    const page = await openMap();
    const plain = await downloadOf(page, link(page, 'Download SVG'));
    await recolour(page);
    const changed = await downloadOf(page, link(page, 'Download SVG'));
    expect(changed.text).not.toBe(plain.text);
    await button(page, 'Reset').click();
    expect(await field(page, 'Land').inputValue()).toBe('#c3d3cd');
    expect((await downloadOf(page, link(page, 'Download SVG'))).text).toBe(plain.text);
  });

  test('keeps the colours of regions that are no longer selected', async () => {
    const page = await openMap();
    await regionOn(page, 'Field 7').click();
    await field(page, 'Selected regions').fill('#cc0011');
    await rowOn(page, 'QA-09').click();
    await field(page, 'Selected regions').fill('#00cc11');
    const svg = await readSvg(page, (await downloadOf(page, link(page, 'Download SVG'))).text);
    const painted = svg.regions.filter(({ fill }) => fill !== null).map(({ id, fill }) => [id, fill]);
    expect(painted).toEqual([
      ['QA-07', '#cc0011'],
      ['QA-09', '#00cc11'],
    ]);
  });

  test('paints regions only while some are selected', async () => {
    const page = await openMap();
    const selected = field(page, 'Selected regions');
    expect(await selected.isDisabled()).toBe(true);
    await regionOn(page, 'Field 7').click();
    await soon(() => selected.isEnabled()).toBe(true);
    await page.keyboard.press('Escape');
    await soon(() => selected.isDisabled()).toBe(true);
  });
});

describe('the colour of a selected region', () => {
  test.each(['light', 'dark'] as const)(
    'is the same in its field, on the screen and in the files (%s)',
    async colorScheme => {
      const { page } = await site.open(FIELDLAND, { ...WIDE, colorScheme });
      await alive(page);
      const selected = field(page, 'Selected regions');
      // Until it is recoloured, a map on a dark page does not glare.
      const atFirst = colorScheme === 'dark' ? '#567882' : '#c3d3cd';
      await regionOn(page, 'Field 7').click();
      await expectSame(page, await selected.inputValue(), '#c3d3cd', atFirst);
      await field(page, 'Land').fill('#112233');
      await expectSame(page, await selected.inputValue(), '#112233');
      await selected.fill('#cc0011');
      await expectSame(page, await selected.inputValue(), '#cc0011');
      await regionOn(page, 'Field 9').click();
      await soon(() => selected.inputValue()).toBe('#112233');
      await page.keyboard.press('Escape');
      await soon(() => selected.isDisabled()).toBe(true);
      await regionOn(page, 'Field 7').click();
      await soon(() => selected.inputValue()).toBe('#cc0011');
      await button(page, 'Reset').click();
      await soon(() => selected.inputValue()).toBe('#c3d3cd');
      await expectSame(page, await selected.inputValue(), '#c3d3cd', atFirst);
    },
  );

  test('is dark in the files on demand, and can be taken back', async () => {
    const { page } = await site.open(FIELDLAND, WIDE);
    await alive(page);
    await button(page, 'Dark colours').click();
    await soon(() => field(page, 'Land').inputValue()).toBe('#567882');
    const land = async () =>
      (await readSvg(page, (await downloadOf(page, link(page, 'Download SVG'))).text)).group.fill;
    expect(await land()).toBe('#567882');
    await button(page, 'Reset').click();
    await soon(() => field(page, 'Land').inputValue()).toBe('#c3d3cd');
    expect(await land()).toBe('#c3d3cd');
  });

  /** Compares the colour of Field 7 in its field, on the screen, in the SVG and in the PNG. */
  async function expectSame(page: Page, shown: string, color: string, onScreen = color): Promise<void> {
    expect(shown).toBe(color);
    await page.mouse.move(1, 1);
    await soon(() => page.locator('.map-hover path').count()).toBe(0);
    await regionOn(page, 'Field 7').evaluate(region => region.scrollIntoView({ block: 'center' }));
    const box = await regionOn(page, 'Field 7').boundingBox();
    if (!box) throw new Error('The region is not shown');
    // Beside the middle, where nothing is written.
    const clip = {
      x: Math.round(box.x + box.width / 4),
      y: Math.round(box.y + box.height / 4),
      width: 2,
      height: 2,
    };
    const screen = await page.screenshot({ clip });
    expect(await colorsOfPng(page, screen, [{ x: 0, y: 0 }])).toEqual([`${onScreen}ff`]);
    const svg = await readSvg(page, (await downloadOf(page, link(page, 'Download SVG'))).text);
    expect(svg.regions.find(({ id }) => id === 'QA-07')?.fill ?? svg.group.fill).toBe(color);
    await page.getByRole('combobox', { name: 'Width of the PNG' }).selectOption('1000');
    const { bytes } = await downloadOf(page, button(page, 'PNG'));
    expect(await colorsOfPng(page, bytes, [FIELD_7])).toEqual([`${color}ff`]);
  }
});

describe('an SVG with labels', () => {
  test('has the regions’ names as text', async () => {
    const page = await openMap();
    const { suggestedName, text } = await downloadOf(page, button(page, 'SVG with labels'));
    expect(suggestedName).toBe('fieldland-labels.svg');
    const svg = await readSvg(page, text);
    expect(svg.texts).toContain('Île Verte');
    expect(svg.texts).toContain('Field 7');
    expect(svg.regions.length).toBe(60);
    expect(svg.foreign).toEqual([]);
  });

  test('has a label for each region, and the page says how many', async () => {
    const { page } = await own.open('/maps/france-departments', WIDE);
    await alive(page);
    const note = page.locator('.map-labelled');
    const before = await note.boundingBox();
    const svg = await readSvg(page, (await downloadOf(page, button(page, 'SVG with labels'))).text);
    expect(svg.texts).toContain('Paris');
    expect(svg.texts.length).toBe(svg.regions.length);
    expect(await note.textContent()).toMatch(/^96 of 96 labelled, \d by code\.$/);
    await soon(() => saidByPage(page)).toMatch(/^Downloading .+-labels\.svg\. 96 of 96 labelled/);
    expect((await note.boundingBox())?.y).toBe(before?.y);
  });

  test('labels most of the counties of the USA and nearly all of the world, and names some of the others', async () => {
    for (const [slug, least] of [
      ['usa-all-counties', 2900],
      ['world', 230],
    ] as const) {
      const { page } = await own.open(`/maps/${slug}`, WIDE);
      await alive(page);
      const svg = await readSvg(page, (await downloadOf(page, button(page, 'SVG with labels'))).text);
      expect(svg.texts.length).toBeGreaterThan(least);
      const note = (await page.locator('.map-labelled').textContent()) ?? '';
      const [, labelled, all] = /^([\d,]+) of ([\d,]+) labelled/.exec(note) ?? [];
      expect(Number(labelled?.replace(',', ''))).toBe(svg.texts.length);
      expect(Number(all?.replace(',', ''))).toBe(svg.regions.length);
      expect(note).toContain('Without a label: ');
    }
  });

  test('has ids where ids are shown, in the colours that were chosen', async () => {
    const page = await openMap();
    await recolour(page);
    await page.getByRole('combobox', { name: 'Labels' }).selectOption({ label: 'IDs' });
    expect(await page.locator('svg text').count()).toBeGreaterThan(0);
    const svg = await readSvg(page, (await downloadOf(page, button(page, 'SVG with labels'))).text);
    expect(svg.texts.length).toBeGreaterThan(0);
    expect(svg.texts.filter(text => !/^(QA-)?\d\d$/.test(text))).toEqual([]);
    expect(svg.group.fill).toBe('#112233');
  });
});

describe('a PNG', () => {
  test.each([1000, 2000, 4000])('is %d pixels wide when that is chosen', async width => {
    const page = await openMap();
    await page.getByRole('combobox', { name: 'Width of the PNG' }).selectOption(`${width}`);
    const { suggestedName, bytes } = await downloadOf(page, button(page, 'PNG'));
    expect(suggestedName).toBe(`fieldland-${width}.png`);
    expect(pngSize(bytes)).toEqual({ width, height: width * 1.2 });
  });

  test('has the colours that were chosen, and nothing that only marks', async () => {
    const page = await openMap();
    await recolour(page);
    await rowOn(page, 'QA-08').hover();
    await page.getByRole('combobox', { name: 'Width of the PNG' }).selectOption('1000');
    const { bytes } = await downloadOf(page, button(page, 'PNG'));
    expect(await colorsOfPng(page, bytes, [FIELD_7, FIELD_8, OUTSIDE])).toEqual([
      '#cc0011ff',
      '#112233ff',
      '#778899ff',
    ]);
  });

  test('is transparent where no background was chosen', async () => {
    const page = await openMap();
    await page.getByRole('combobox', { name: 'Width of the PNG' }).selectOption('1000');
    const { bytes } = await downloadOf(page, button(page, 'PNG'));
    expect(await colorsOfPng(page, bytes, [OUTSIDE, FIELD_7])).toEqual(['#00000000', '#c3d3cdff']);
  });

  test('is transparent again when that is asked for, and says so', async () => {
    const page = await openMap();
    const transparent = page.getByRole('checkbox', { name: 'Transparent' });
    expect(await transparent.isChecked()).toBe(true);
    await field(page, 'Background').fill('#778899');
    expect(await transparent.isChecked()).toBe(false);
    await transparent.check();
    const png = async () => colorsOfPng(page, (await downloadOf(page, button(page, 'PNG'))).bytes, [OUTSIDE]);
    await page.getByRole('combobox', { name: 'Width of the PNG' }).selectOption('1000');
    expect(await png()).toEqual(['#00000000']);
    await transparent.uncheck();
    expect(await png()).toEqual(['#778899ff']);
    await button(page, 'Reset').click();
    expect(await transparent.isChecked()).toBe(true);
  });

  test('has the labels that are shown', async () => {
    const page = await openMap();
    await page.getByRole('combobox', { name: 'Width of the PNG' }).selectOption('1000');
    const plain = await downloadOf(page, button(page, 'PNG'));
    await page.getByRole('combobox', { name: 'Labels' }).selectOption({ label: 'Names' });
    const labelled = await downloadOf(page, button(page, 'PNG'));
    expect(labelled.bytes.equals(plain.bytes)).toBe(false);
    // Labels are in the middles of regions, and reach no corner.
    const corner = [FIELD_7_CORNER];
    expect(await colorsOfPng(page, labelled.bytes, corner)).toEqual(
      await colorsOfPng(page, plain.bytes, corner),
    );
  });
});

test.each(['PNG', 'SVG with labels'])(
  '%s is drawn after the page has shown that it was pressed',
  async name => {
    const page = await openMap();
    const control = button(page, name);
    await control.evaluate(pressed => {
      const write = XMLSerializer.prototype.serializeToString;
      XMLSerializer.prototype.serializeToString = function (node) {
        pressed.dataset.drawn = `${pressed.dataset.framed} ${pressed.ariaBusy}`;
        return write.call(this, node);
      };
      pressed.addEventListener('click', () => {
        requestAnimationFrame(() => {
          pressed.dataset.framed = 'after a frame';
        });
      });
    });
    await downloadOf(page, control);
    expect(await control.getAttribute('data-drawn')).toBe('after a frame true');
    await soon(() => control.getAttribute('aria-busy')).toBeNull();
  },
);

test('each download is announced by the name of its file', async () => {
  const { page } = await own.open('/maps/germany', WIDE);
  await alive(page);
  const downloads = page.locator('.map-downloads');
  for (const [control, file] of [
    [downloads.getByRole('link', { name: /^Download SVG/ }), 'germany.svg'],
    [button(page, 'PNG'), 'germany-2000.png'],
    [downloads.getByRole('link', { name: /^CSV/ }), 'germany.csv'],
  ] as const) {
    await Promise.all([page.waitForEvent('download'), control.click()]);
    await soon(() => saidByPage(page)).toBe(`Downloading ${file}`);
  }
});

test('a map without a calibration is downloaded in other colours too, without one', async () => {
  const { page } = await site.open('/maps/fieldland-conic', WIDE);
  await alive(page);
  await field(page, 'Land').fill('#112233');
  const svg = await readSvg(page, (await downloadOf(page, link(page, 'Download SVG'))).text);
  expect(svg.group.fill).toBe('#112233');
  expect(svg.geoViewBox).toBeNull();
  expect(svg.regions.length).toBe(60);
});
