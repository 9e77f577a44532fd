import { describe, expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { notingBreaches as before, breachesOn } from '../policy-breaches.ts';
import { liveFigure } from './live-figure.ts';
import { alive, WIDE } from './live-map.ts';

const site = useSiteBrowser();
const maps = useSiteBrowser('maps');

describe('the policy', () => {
  test('is met by a map that comes alive, is coloured and is downloaded', async () => {
    const { page } = await site.open('/maps/germany', { before, ...WIDE });
    await alive(page);
    for (const name of ['PNG', 'SVG with labels']) {
      const button = page.getByRole('button', { name, exact: true });
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
      expect(await download.failure()).toBeNull();
    }
    expect(await breachesOn(page)).toEqual([]);
  });

  test('is met by a map in a text', async () => {
    const { page } = await maps.open('/controls', { before, ...WIDE });
    await liveFigure(page, 'The plots');
    expect(await breachesOn(page)).toEqual([]);
  });
});
