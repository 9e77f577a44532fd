import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { projectRoot } from '../../machine.ts';
import { benchFolder } from '../generators.ts';

/** A site generator with a search, as the bench builds it and asks it. */
export interface Searcher {
  readonly name: string;
  /** Where the Markdown goes, and where the site is then, from the folder of the site. */
  readonly content: string;
  readonly output: string;
  /** What a clean build starts without. */
  readonly made: readonly string[];
  readonly configuration: (hasSearch: boolean) => Readonly<Record<string, string>>;
  readonly command: readonly [command: string, ...parameters: readonly string[]];
  /** The address of the pages. */
  readonly base: string;
  /** The box that `Ctrl K` opens: its field, and one result in it. */
  readonly box: { readonly field: string; readonly result: string };
  /** All results for a question, as addresses, the best first. */
  readonly ask: (page: Page, origin: string, question: string) => Promise<readonly string[]>;
}

/** Where the peers are installed. Their sites are below it, so that they find their packages. */
export const peersFolder = join(benchFolder, 'search');

const own: Searcher = {
  name: 'site',
  content: 'content/docs',
  output: 'dist',
  made: ['dist', '.cache'],
  configuration: hasSearch => ({
    'site.config.ts': `
      import { defineConfig } from '@mapwright/site/config';
      import { docs, search } from '@mapwright/site/features';
      export default defineConfig({ features: [docs()${hasSearch ? ', search()' : ''}] });`,
  }),
  command: [process.execPath, join(projectRoot, 'bin', 'site.js'), 'build'],
  base: '/docs/',
  box: { field: 'dialog input', result: 'dialog [role=option] .search-title' },
  ask: async (page, origin, question) => {
    await page.goto(`${origin}/search?q=${encodeURIComponent(question)}`);
    await page.waitForSelector('#search-results:not([aria-busy])', { state: 'attached' });
    return addressesOf(page, '#search-results a[href]');
  },
};

const starlight: Searcher = {
  name: 'Starlight',
  content: 'src/content/docs',
  output: 'dist',
  made: ['dist', '.astro', 'node_modules'],
  configuration: hasSearch => ({
    'astro.config.mjs': `
      import starlight from '@astrojs/starlight';
      import { defineConfig } from 'astro/config';
      export default defineConfig({ integrations: [starlight({ title: 'Bench', pagefind: ${hasSearch} })] });`,
    'src/content.config.ts': `
      import { docsLoader } from '@astrojs/starlight/loaders';
      import { docsSchema } from '@astrojs/starlight/schema';
      import { defineCollection } from 'astro:content';
      export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };`,
  }),
  command: [
    'env',
    'ASTRO_TELEMETRY_DISABLED=1',
    process.execPath,
    join(peersFolder, 'node_modules', 'astro', 'astro.js'),
    'build',
  ],
  base: '/',
  box: { field: '.pagefind-ui__search-input', result: '.pagefind-ui__result-link' },
  ask: async (page, _origin, question) => {
    if (!(await page.locator('.pagefind-ui__search-input').isVisible()))
      await page.keyboard.press('Control+k');
    await page.locator('.pagefind-ui__search-input').fill(question);
    await page.waitForFunction(asked => {
      const message = document.querySelector('.pagefind-ui__message')?.textContent ?? '';
      const isLoading = document.querySelector('.pagefind-ui__loading') !== null;
      return message.includes(asked) && !message.startsWith('Searching') && !isLoading;
    }, question);
    return addressesOf(page, '.pagefind-ui__result-title .pagefind-ui__result-link');
  },
};

const docusaurus: Searcher = {
  name: 'Docusaurus',
  content: 'docs',
  output: 'build',
  made: ['build', '.docusaurus', '../../../node_modules/.cache'],
  configuration: hasSearch => ({
    'docusaurus.config.mjs': `
      const docs = { numberPrefixParser: false };
      export default {
        title: 'Bench', url: 'https://example.com', baseUrl: '/', onBrokenLinks: 'ignore', markdown: { format: 'md' },
        presets: [['classic', { docs, blog: false }]],
        themes: ${hasSearch ? "[['@easyops-cn/docusaurus-search-local', { hashed: true, indexBlog: false }]]" : '[]'},
      };`,
  }),
  command: [
    process.execPath,
    join(peersFolder, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs'),
    'build',
  ],
  base: '/docs/',
  box: { field: '.navbar__search-input', result: '[class*=hitTitle]' },
  ask: async (page, origin, question) => {
    await page.goto(`${origin}/search?q=${encodeURIComponent(question)}`);
    await page.waitForFunction(() => {
      const text = document.querySelector('main, #__docusaurus_skipToContent_fallback')?.textContent ?? '';
      return /\d documents? found|No documents/.test(text);
    });
    return addressesOf(page, 'section article a[href]');
  },
};

export const SEARCHERS: readonly Searcher[] = [own, starlight, docusaurus];

/** Writes the configuration of a site. */
export function configure({ configuration }: Searcher, folder: string, hasSearch: boolean): void {
  for (const [path, text] of Object.entries(configuration(hasSearch))) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function addressesOf(page: Page, links: string): Promise<readonly string[]> {
  return page
    .locator(links)
    .evaluateAll(found => found.map(link => new URL((link as HTMLAnchorElement).href).pathname));
}
