import { type Site, type SiteFiles, site } from '../harness.ts';

/** Enough pages for several packs, with what depends on other files and on all pages. */
export const PAGES: SiteFiles = {
  'content/pages/index.md': '# Home\n\n[Docs](/docs/page-1)\n',
  'content/docs/_part.md': 'Included text.\n',
  // Its style sheets are joined into one.
  'content/docs/sheets.md': '# Sheets\n\n$x$\n\n:::cards\n::::card[One]\nText\n::::\n:::\n',
  'content/docs/code.md': '# Code\n\n```js\nconst answer = 42;\n```\n\n::include{file="./_part.md"}\n',
  ...Object.fromEntries(
    Array.from({ length: 400 }, (_, index) => [
      `content/docs/page-${index}.md`,
      `# Page ${index}\n\nText of page ${index}, with a [link](./page-${(index + 1) % 400}.md).\n`,
    ]),
  ),
};

const CONFIG = `import { defineConfig } from '@mapwright/site/config';

const { CACHE_URL, CACHE_TOKEN, CACHE_WRITE } = process.env;

export default defineConfig({
  product: { name: 'Thing', slug: 'thing' },
  markdown: { math: true },
  ...(CACHE_URL && { cache: { url: CACHE_URL, token: CACHE_TOKEN, write: CACHE_WRITE === 'yes' } }),
});
`;

/** A clone of the site, in a folder of its own. */
export function clone(): Site {
  return site({ ...PAGES, 'site.config.ts': CONFIG });
}

/** The environment of a job that may write to a server, or only read. */
export function job(url: string, may: 'write' | 'read'): Readonly<Record<string, string>> {
  return { CACHE_URL: url, CACHE_TOKEN: 'swordfish', CACHE_WRITE: may === 'write' ? 'yes' : 'no' };
}
