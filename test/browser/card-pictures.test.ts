import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';

const own = useSiteBrowser();

test.each(['/', '/solutions', '/docs/category/tutorials', '/blog'])(
  'the pictures on the cards of %s are light on a light page and dark on a dark one',
  async path => {
    const { page } = await own.open(path, { colorScheme: 'light' });
    const pictures = page.locator(':is(.card-cover, .cover)');
    const count = await pictures.count();
    expect(count).toBeGreaterThan(3);
    for (const [colorScheme, isRight] of [
      ['light', (lightness: number) => lightness > 220],
      ['dark', (lightness: number) => lightness < 90],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      for (let index = 0; index < count; index++)
        expect(await groundOf(pictures.nth(index)), `${colorScheme} ${index}`).toSatisfy(isRight);
    }
  },
);

test('a card that is printed from a dark page has a light picture', async () => {
  const { page } = await own.open('/docs/category/tutorials', { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await groundOf(page.locator('.card-cover').first())).toBeGreaterThan(220);
});

/** How light a picture is near its corner, as the visitor sees it: 0 to 255. */
async function groundOf(picture: Locator): Promise<number> {
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const png = await picture.screenshot();
  return picture.page().evaluate(
    async bytes => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const [red = 0, green = 0, blue = 0] = canvas?.getImageData(6, 6, 1, 1).data ?? [];
      return Math.max(red, green, blue);
    },
    [...png],
  );
}
