import { describe, expect, test } from 'vitest';
import { hydrated, type OpenOptions, useSiteBrowser } from '../harness.ts';
import { addressOn, withoutPrefetching } from '../on-page.ts';
import { changeText, countDocuments } from '../requests.ts';
import { FIRST, headingOf, SECOND, textLink } from './pages.ts';

const site = useSiteBrowser('shell');

describe('after a deploy', () => {
  const deployed: OpenOptions['before'] = async page => {
    await withoutPrefetching(page);
    await changeText(page, FIRST, text => text.replace(/"buildId":"[^"]*"/, '"buildId":"another"'));
  };

  test('the next navigation is a full load', async () => {
    const { page } = await site.open('/', { before: deployed });
    const documents = countDocuments(page);
    await textLink(page, 'to the first doc').click();
    await page.waitForURL('**/docs/first');
    await headingOf(page, 'First').waitFor();
    expect(documents()).toBe(1);
    await page.goBack();
    await headingOf(page, 'Home').waitFor();
    expect(await addressOn(page)).toBe('/');
    // WebKit complains of a script that is still loading when the page is closed.
    await hydrated(page);
  });

  test('going back to a page of another build is a full load too', async () => {
    const { page } = await site.open('/docs/second', { before: withoutPrefetching });
    await page.getByRole('navigation', { name: 'docs pages' }).getByRole('link', { name: 'First' }).click();
    await headingOf(page, 'First').waitFor();
    await changeText(page, SECOND, text => text.replace(/"buildId":"[^"]*"/, '"buildId":"another"'));
    const documents = countDocuments(page);
    await page.evaluate(() => history.back());
    await headingOf(page, 'Second').waitFor();
    await expect.poll(documents).toBe(1);
  });
});
