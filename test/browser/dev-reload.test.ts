import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DevServer, startDev } from '../sites/dev-server.ts';
import { site } from '../sites/harness.ts';
import { useSiteBrowser } from './harness.ts';
import { holdFetches } from './requests.ts';

const browser = useSiteBrowser();
const project = site({
  'content/docs/a.md': '# A\n\n[A file](/notes.zip) and ![a picture](/one.svg)\n',
  'content/static/notes.zip': 'notes',
  'content/static/one.svg': picture(1),
  'site.config.ts': "export default { theme: './theme' };\n",
  'theme/a.css': 'h1 { letter-spacing: 1px; }\n',
  'theme/b.css': 'h1 { word-spacing: 1px; }\n',
});
let dev: DevServer | undefined;
beforeAll(async () => {
  dev = await startDev(project.root);
});
afterAll(() => dev?.stop());

test('a page is loaded again at once after a click on a link to a file', async () => {
  const { page } = await browser.open(`${dev?.url}/docs/a`);
  await page.evaluate(() => {
    const leaving = new Promise(resolve => addEventListener('beforeunload', resolve, { once: true }));
    document.querySelector<HTMLAnchorElement>('main a[href$=".zip"]')?.click();
    return leaving.then(() => undefined);
  });
  // A reload that waited for the page of the click would never take place.
  await page.evaluate(() => Object.assign(window, { isSame: true, setTimeout: () => 0 }));
  project.write({ 'content/static/one.svg': picture(2) });
  await expect.poll(() => page.evaluate(() => 'isSame' in window)).toBe(false);
});

test('a style sheet that is joined with another one is replaced without loading the page again', async () => {
  const { page } = await browser.open(`${dev?.url}/docs/a`);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const spacingOf = () =>
    page.evaluate(() => {
      const { letterSpacing, wordSpacing } = getComputedStyle(document.querySelector('h1') as Element);
      return ['isSame' in window, letterSpacing, wordSpacing];
    });
  expect(await spacingOf()).toEqual([true, '1px', '1px']);
  project.write({ 'theme/b.css': 'h1 { word-spacing: 2px; }\n' });
  await expect.poll(spacingOf).toEqual([true, '1px', '2px']);
  project.write({ 'theme/a.css': 'h1 { letter-spacing: 3px; }\n' });
  await expect.poll(spacingOf).toEqual([true, '3px', '2px']);
});

test('a style sheet that does not load in time, or not at all, gives way to the next one', async () => {
  const { page } = await browser.open(`${dev?.url}/docs/a`, { expects: [/ERR_FAILED/] });
  const spacing = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).wordSpacing);
  const sheets = () => page.locator('link[rel="stylesheet"]').count();
  const before = await sheets();
  const held = await holdFetches(page, '**/*.css');
  project.write({ 'theme/b.css': 'h1 { word-spacing: 4px; }\n' });
  await held.arrived;
  await page.unroute('**/*.css');
  project.write({ 'theme/b.css': 'h1 { word-spacing: 5px; }\n' });
  await expect.poll(spacing).toBe('5px');
  await expect.poll(sheets).toBe(before);
  held.release();

  const failed = page.waitForEvent('requestfailed');
  await page.route('**/*.css', route => route.abort());
  project.write({ 'theme/b.css': 'h1 { word-spacing: 6px; }\n' });
  await failed;
  await page.unroute('**/*.css');
  project.write({ 'theme/b.css': 'h1 { word-spacing: 7px; }\n' });
  await expect.poll(spacing).toBe('7px');
  await expect.poll(sheets).toBe(before);
});

function picture(width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"></svg>\n`;
}
