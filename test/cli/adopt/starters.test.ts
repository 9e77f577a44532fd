import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { SiteFiles } from '../../sites/harness.ts';
import { PIXEL } from '../../sites/pixel.ts';
import { expectAnswers } from './adopt-project.ts';

/** Projects as other programs start them, with their licences. */
const STARTERS = fileURLToPath(new URL('./starters/', import.meta.url));

/** The files of a starter. Its pictures are not kept in the repository. */
function starter(name: string, pictures: readonly string[]): SiteFiles {
  const folder = join(STARTERS, name);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  const texts = files.map(file => [
    file.slice(folder.length + 1).replaceAll('\\', '/'),
    readFileSync(file, 'utf8'),
  ]);
  return Object.fromEntries([...texts, ...pictures.map(picture => [picture, PIXEL])]);
}

test('the classic starter of Docusaurus builds at once, and each of its addresses works', async () => {
  const pictures = [
    'blog/2021-08-26-welcome/docusaurus-plushie-banner.jpeg',
    'docs/tutorial-extras/img/docsVersionDropdown.png',
    'docs/tutorial-extras/img/localeDropdown.png',
    'static/img/docusaurus.png',
    'static/img/docusaurus-social-card.jpg',
  ];
  const { text } = await expectAnswers(starter('docusaurus', pictures), [
    '/',
    '/blog',
    '/blog/archive',
    '/blog/authors',
    '/blog/authors/all-sebastien-lorber-articles',
    '/blog/authors/yangshun',
    '/blog/first-blog-post',
    '/blog/long-blog-post',
    '/blog/mdx-blog-post',
    '/blog/tags',
    '/blog/tags/docusaurus',
    '/blog/tags/facebook',
    '/blog/tags/hello',
    '/blog/tags/hola',
    '/blog/welcome',
    '/docs/category/tutorial---basics',
    '/docs/category/tutorial---extras',
    '/docs/intro',
    '/docs/tutorial-basics/congratulations',
    '/docs/tutorial-basics/create-a-blog-post',
    '/docs/tutorial-basics/create-a-document',
    '/docs/tutorial-basics/create-a-page',
    '/docs/tutorial-basics/deploy-your-site',
    '/docs/tutorial-basics/markdown-features',
    '/docs/tutorial-extras/manage-docs-versions',
    '/docs/tutorial-extras/translate-your-site',
    '/img/docusaurus-social-card.jpg',
    '/markdown-page',
  ]);
  expect(text('ADOPTED.md')).toContain('Old addresses that answer: 23 of 23');
});

test('the starter of VitePress builds at once, and each of its addresses works', async () => {
  const { text } = await expectAnswers(starter('vitepress', []), [
    '/',
    '/api-examples.html',
    '/markdown-examples.html',
  ]);
  expect(text('ADOPTED.md')).toContain('Old addresses that answer: 3 of 3');
});

test('the starter of Starlight builds at once, and each of its addresses works', async () => {
  const { text } = await expectAnswers(starter('starlight', ['src/assets/houston.webp']), [
    '/',
    '/guides/example/',
    '/reference/example/',
    '/favicon.svg',
  ]);
  expect(text('ADOPTED.md')).toContain('Old addresses that answer: 3 of 3');
});
