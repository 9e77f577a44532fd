import { expect, test } from 'vitest';
import { useSiteBrowser } from '../harness.ts';
import { withoutPrefetching } from '../on-page.ts';
import { countDocuments, failFetches } from '../requests.ts';
import { ABOUT, headingOf, textLink } from './pages.ts';

const site = useSiteBrowser('shell');

test('a page that was shown before comes out of the browser’s cache once the server has said that it is unchanged', async () => {
  const { page } = await site.open('/', { before: withoutPrefetching });
  const answers: Promise<number>[] = [];
  page.on('requestfinished', request => {
    if (ABOUT(new URL(request.url()))) answers.push(request.sizes().then(sizes => sizes.responseBodySize));
  });
  const goThereAndBack = async () => {
    await textLink(page, 'to the about page').click();
    await headingOf(page, 'About').waitFor();
    await textLink(page, 'home').click();
    await headingOf(page, 'Home').waitFor();
  };
  await goThereAndBack();
  await goThereAndBack();
  const bodies = await Promise.all(answers);
  expect(bodies[0]).toBeGreaterThan(0);
  expect(bodies.slice(1)).toEqual([0]);
});

test('a page that was shown before is shown again when the network is lost', async () => {
  let isFailing = false;
  const { page } = await site.open('/', {
    before: async page => {
      await withoutPrefetching(page);
      await failFetches(page, ABOUT, () => isFailing);
    },
    expects: [/ERR_FAILED/],
  });
  await textLink(page, 'to the about page').click();
  await headingOf(page, 'About').waitFor();
  await page.goBack();
  await headingOf(page, 'Home').waitFor();
  isFailing = true;
  const documents = countDocuments(page);
  await textLink(page, 'to the about page').click();
  await headingOf(page, 'About').waitFor();
  expect(documents()).toBe(0);
});
