import { expect, test } from 'vitest';
import { useSiteBrowser } from './harness.ts';

const own = useSiteBrowser();

test.each(['/', '/solutions', '/docs/category/tutorials', '/blog'])(
  'the pictures on the cards of %s have the ground of the page, light or dark',
  async path => {
    const { page } = await own.open(path);
    const corners = await page.locator(':is(.card-cover, .cover)').evaluateAll(images =>
      Promise.all(
        images.map(async image => {
          if (!(image instanceof HTMLImageElement)) throw new Error('This is no picture');
          image.loading = 'eager';
          await image.decode();
          const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
          canvas?.drawImage(image, 0, 0);
          return canvas?.getImageData(2, 2, 1, 1).data[3];
        }),
      ),
    );
    expect(corners.length).toBeGreaterThan(3);
    expect(new Set(corners)).toEqual(new Set([0]));
  },
);
