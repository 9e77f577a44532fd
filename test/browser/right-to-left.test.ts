import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DevServer, startDev } from '../sites/dev-server.ts';
import { site } from '../sites/harness.ts';
import { useSiteBrowser } from './harness.ts';
import { boxOf } from './on-page.ts';

const browser = useSiteBrowser();
const project = site({
  'content/docs/a.md': '# A\n\n```js\nplain();\n```\n\n```js title="a.js"\ntitled();\n```\n',
  'site.config.ts': "export default { language: 'ar' };\n",
});
let dev: DevServer | undefined;
beforeAll(async () => {
  dev = await startDev(project.root);
});
afterAll(() => dev?.stop());

test('the button that copies code covers neither the beginning of its lines nor its title', async () => {
  const { page } = await browser.open(`${dev?.url}/docs/a`);
  const [plain, titled] = [page.locator('figure.code').first(), page.locator('figure.code').last()];
  const middleOf = async (locator: typeof plain) => {
    const { x, width } = await boxOf(locator);
    return x + width / 2;
  };
  expect(await middleOf(plain.getByRole('button'))).toBeGreaterThan(await middleOf(plain));
  expect(await middleOf(titled.getByRole('button'))).toBeLessThan(await middleOf(titled));
});

test('the messages of the development server are written from left to right', async () => {
  const { page } = await browser.open(`${dev?.url}/docs/a`);
  project.write({ 'content/docs/b.md': '# B\n\n[Nowhere](no.md)\n' });
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  expect(await dialog.evaluate(element => getComputedStyle(element).direction)).toBe('ltr');
});
