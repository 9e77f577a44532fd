import { expect, test } from 'vitest';
import { explain } from './command-result.ts';
import { startDev } from './dev-server.ts';
import { site } from './harness.ts';

/** A feature of a site's own that lists the level-one headings of all pages, puts a word into the navbar and styles it. */
const FEATURE = {
  'features/contents/index.ts': `import { defineFeature } from '@mapwright/site/feature';
import * as v from 'valibot';
export const contents = defineFeature({
  name: 'contents',
  from: import.meta.url,
  options: v.object({}),
  plan: async () => (await import('./plan.ts')).planContents(),
  browser: { slots: { 'navbar-tools': './word.tsx' }, mainStylesheet: './word.css' },
});
`,
  'features/contents/plan.ts': `import type { PageFiles, PlanPart } from '@mapwright/site/plan';
const pageFiles: PageFiles = {
  name: 'contents',
  key: '',
  owns: output => output.startsWith('contents/'),
  read: ({ href, html, isIndexed, names }) => {
    const heading = /<h1[^>]*>(.*?)<\\/h1>/.exec(html)?.[1] ?? '';
    return isIndexed ? [href, heading, ...names].join(' ') : null;
  },
  make: pages => [{ path: 'contents/all.txt', content: { type: 'text', text: pages.join('\\n') } }],
};
export const planContents = (): PlanPart => () => ({ drafts: [], pageFiles });
`,
  'features/contents/word.tsx': `import type { NavbarToolsProps } from '@mapwright/site/slots';
export default ({ baseUrl }: NavbarToolsProps) => <a className="contents-word" href={baseUrl + 'contents/all.txt'}>Contents</a>;
`,
  'features/contents/word.css': '.contents-word { letter-spacing: 0.125em; }\n',
  'site.config.ts': `import { docs } from '@mapwright/site/features';
import { contents } from './features/contents/index.ts';
export default { features: [docs(), contents()] };
`,
};
const PAGES = {
  'content/docs/a.md': '---\nkeywords: [first, alpha]\n---\n\n# A\n',
  'content/docs/b.md': '# B\n',
  'content/docs/c.md': '---\nnoindex: true\n---\n\n# C\n',
};

test('a feature makes a file of all pages, and makes it again only if what it read has changed', async () => {
  const project = site({ ...FEATURE, ...PAGES });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('contents/all.txt').split('\n')).toEqual(
    expect.arrayContaining(['/docs/a A first alpha', '/docs/b B']),
  );
  expect(project.file('contents/all.txt')).not.toContain('/docs/c');
  project.write({ 'content/docs/b.md': '# B\n\nText that the list does not show.\n' });
  // The page, and the index of the docs, which shows how it begins.
  expect((await project.build()).summary).toMatchObject({ rendered: 2, written: 2 });
  project.write({ 'content/docs/b.md': '# Bee\n' });
  const third = await project.build();
  expect(third.code, explain(third)).toBe(0);
  expect(project.file('contents/all.txt')).toContain('/docs/b Bee');
  expect(project.file('contents/all.txt')).toContain('/docs/a A first alpha');
});

test('a feature fills a slot of the navbar and adds to the main style sheet', async () => {
  const project = site({ ...FEATURE, ...PAGES });
  const result = await project.build();
  expect(result.code, explain(result)).toBe(0);
  expect(project.file('docs/a.html')).toContain('<a class="contents-word" href="/contents/all.txt">');
  const sheet = Object.keys(project.tree()).find(file => /^assets\/main-\w+\.css$/.test(file));
  expect(project.file(sheet ?? '')).toContain('.contents-word');
});

test('dev makes the file when a browser requests it, and of the pages as they are now', async () => {
  const project = site({ ...FEATURE, ...PAGES });
  const server = await startDev(project.root);
  try {
    expect(await server.text('/contents/all.txt')).toContain('/docs/b B');
    project.write({ 'content/docs/b.md': '# Bee\n' });
    await expect.poll(() => server.text('/contents/all.txt')).toContain('/docs/b Bee');
  } finally {
    await server.stop();
  }
});
