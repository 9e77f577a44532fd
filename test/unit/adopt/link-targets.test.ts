import { expect, test } from 'vitest';
import type { Adoption } from '../../../src/generator/adopt/adopted-site.ts';
import { readDocusaurus } from '../../../src/generator/adopt/docusaurus/read-docusaurus.ts';
import { readHugo } from '../../../src/generator/adopt/hugo/read-hugo.ts';
import { readBook } from '../../../src/generator/adopt/mdbook/read-book.ts';
import { readNextra } from '../../../src/generator/adopt/nextra/read-nextra.ts';
import { readVitepress } from '../../../src/generator/adopt/vitepress/read-vitepress.ts';
import { projectOf } from './old-projects.ts';

// The path between them is spelt as the new site spells it.

const WRITTEN = '/guide.html?tab=npm#install';
const KEPT = '/guide?tab=npm#install';

test('a link in the navbar of Docusaurus keeps its query and its anchor', () => {
  const config = `export default { themeConfig: { navbar: { items: [{ label: 'Guide', to: '${WRITTEN}' }] } } };`;
  expect(siteOf(readDocusaurus(projectOf({ 'a.js': config }), 'a.js')).navbar).toMatchObject([{ to: KEPT }]);
});

test('a redirect of Docusaurus keeps its query and its anchor', () => {
  const rule = `{ redirects: [{ from: '/old', to: '${WRITTEN}' }] }`;
  const config = `export default { plugins: [['@docusaurus/plugin-client-redirects', ${rule}]] };`;
  expect(siteOf(readDocusaurus(projectOf({ 'a.js': config }), 'a.js')).redirects).toEqual([
    { from: '/old', to: KEPT },
  ]);
});

test('a link in the navbar of VitePress keeps its query and its anchor', () => {
  const config = `export default { themeConfig: { nav: [{ text: 'Guide', link: '${WRITTEN}' }] } };`;
  const file = '.vitepress/config.js';
  expect(siteOf(readVitepress(projectOf({ [file]: config }), file)).navbar).toMatchObject([{ to: KEPT }]);
});

test('a link in the menu of Hugo keeps its query and its anchor', () => {
  const config = `[[menus.main]]\nname = "Guide"\nurl = "${WRITTEN}"\n`;
  expect(siteOf(readHugo(projectOf({ 'hugo.toml': config }), 'hugo.toml')).navbar).toMatchObject([
    { to: KEPT },
  ]);
});

test('a redirect of mdBook keeps its query and its anchor', () => {
  const config = `[output.html.redirect]\n"/old.html" = "${WRITTEN}"\n`;
  expect(siteOf(readBook(projectOf({ 'book.toml': config }), 'book.toml')).redirects).toContainEqual({
    from: '/old.html',
    to: KEPT,
  });
});

test('a redirect of Next.js keeps its query and its anchor', () => {
  const config = `export default { redirects: () => [{ source: '/old', destination: '${WRITTEN}' }] };`;
  const project = projectOf({ 'next.config.mjs': config });
  expect(siteOf(readNextra(project, 'next.config.mjs')).redirects).toContainEqual({ from: '/old', to: KEPT });
});

function siteOf(adoption: Adoption) {
  if ('problem' in adoption) throw new Error(adoption.problem.message);
  return adoption.site;
}
