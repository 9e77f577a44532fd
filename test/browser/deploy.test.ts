import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../machine.ts';
import { useSiteBrowser } from './harness.ts';
import { shownPage } from './on-page.ts';
import { countDocuments, watchFetches } from './requests.ts';
import { buildSite, type ServedFolder, startPreview } from './serve-folder.ts';

const browser = useSiteBrowser('shell');

const root = join(projectRoot, 'test', '.output', 'deploy', 'site');
const folders = { root, output: join(root, 'dist') };
let served: ServedFolder | undefined;

beforeAll(async () => {
  rmSync(root, { recursive: true, force: true });
  await publish('The text before');
  served = await startPreview(folders);
});

afterAll(() => void served?.process.kill());

describe('a deploy of other content, while a tab is open, is seen', () => {
  test('at the next navigation, though the page was prefetched before', async () => {
    await publish('The text before');
    let fetched: readonly string[] = [];
    const { page } = await browser.open(`${served?.url}/docs`, {
      before: async page => {
        fetched = watchFetches(page);
      },
    });
    await expect.poll(() => fetched).toContain('/docs/changing');
    await publish('The text after');
    const documents = countDocuments(page);
    await follow(page, 'Changing');
    await shownPage(page, 'Changing');
    expect(await page.locator('main').textContent()).toContain('The text after');
    expect(documents()).toBe(0);
  });

  test('when somebody goes back to a page that was shown before', async () => {
    await publish('The text before');
    const { page } = await browser.open(`${served?.url}/docs`);
    await follow(page, 'Changing');
    await shownPage(page, 'Changing');
    await page.goBack();
    await shownPage(page, 'Docs');
    await publish('The text after');
    await page.goForward();
    await shownPage(page, 'Changing');
    expect(await page.locator('main').textContent()).toContain('The text after');
  });

  test('in a branch of the sidebar that is opened', async () => {
    await publish('The text before', 'Before');
    const { page } = await browser.open(`${served?.url}/docs`);
    await publish('The text before', 'After');
    await page.getByRole('button', { name: 'Pages below Folder' }).click();
    await page.locator('.docs-sidebar').getByRole('link', { name: 'After' }).waitFor();
  });
});

async function follow(page: Page, name: string): Promise<void> {
  await page.locator('.docs-sidebar').getByRole('link', { name, exact: true }).click();
}

/** Builds the site with another text, and puts it in the place of the one that is served. */
async function publish(text: string, title = 'Inside'): Promise<void> {
  mkdirSync(join(root, 'content/docs/folder'), { recursive: true });
  writeFileSync(join(root, 'content/docs/index.md'), '---\ntitle: Docs\n---\n\nThe docs begin.\n');
  writeFileSync(join(root, 'content/docs/changing.md'), `---\ntitle: Changing\n---\n\n${text}.\n`);
  writeFileSync(join(root, 'content/docs/folder/index.md'), '---\ntitle: Folder\n---\n\nA folder.\n');
  writeFileSync(join(root, 'content/docs/folder/inside.md'), `---\ntitle: ${title}\n---\n\nA page.\n`);
  await buildSite(folders);
}
