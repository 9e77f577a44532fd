import { expect, test } from 'vitest';
import { turnComponents } from '../../../src/generator/adopt/components/turn-components.ts';
import { readDocusaurus } from '../../../src/generator/adopt/docusaurus/read-docusaurus.ts';
import { fillTemplate } from '../../../src/generator/adopt/hugo/fill-template.ts';
import { hugoAddressOf } from '../../../src/generator/adopt/hugo/hugo-address.ts';
import { readHugoConfig } from '../../../src/generator/adopt/hugo/hugo-config.ts';
import { postAddressOf } from '../../../src/generator/adopt/jekyll/permalinks.ts';
import { readVitepressConfig } from '../../../src/generator/adopt/vitepress/vitepress-config.ts';
import { exportedBy, projectOf } from './old-projects.ts';

// Names that every object of JavaScript inherits are like any other name that a project does not define.

test('placeholders in addresses of Hugo', () => {
  const read = readHugoConfig(
    projectOf({ 'hugo.toml': '[permalinks]\nblog = "/:constructor/:valueof/:slug/"\n' }),
    'hugo.toml',
  );
  if ('problem' in read) throw new Error(read.problem.message);
  const page = { path: 'blog/one', isSection: false, fields: {} };
  expect(hugoAddressOf(page, read.config)).toBe('/constructor/valueof/one/');
});

test('placeholders in addresses of Jekyll', () => {
  const post = { path: 'one', title: 'one', categories: [], collection: 'posts', ending: '.html' };
  expect(postAddressOf('/:constructor/:title/', post)).toBe('/:constructor/one/');
});

test('placeholders in addresses of VitePress', () => {
  const read = readVitepressConfig(
    projectOf({ '.vitepress/config.js': 'export default { rewrites: { "a.md": ":constructor/b.md" } };' }),
    '.vitepress/config.js',
  );
  if ('problem' in read) throw new Error(read.problem.message);
  expect(read.config.addressOf('a.md')).toBe('//b.html');
});

test('arguments of a shortcode of Hugo', () => {
  const call = { list: [], named: {}, inner: '', param: () => undefined };
  expect(fillTemplate('{{ with .Get "constructor" }}{{ . }}{{ else }}none{{ end }}', call)).toBe('none');
});

test('attributes of a component', () => {
  const project = { read: () => 'A {props.constructor}\n' };
  expect(turnComponents("import Part from './part.md';\n\n<Part />\n", 'docs/a.mdx', project).text).toContain(
    'A {props.constructor}',
  );
});

test('fields that a function of a script takes', () => {
  const script = 'const f = ({ constructor: a, b }) => [a, b]; export default f({ b: 1 });';
  expect(exportedBy(script)).toEqual([undefined, 1]);
});

test('sidebars of Docusaurus', () => {
  const config = `export default {
    presets: [['classic', {}]],
    themeConfig: { navbar: { items: [{ type: 'docSidebar', sidebarId: 'constructor', label: 'Docs' }] } },
  };`;
  const adoption = readDocusaurus(
    projectOf({ 'docusaurus.config.js': config, 'docs/index.md': '# Docs\n' }),
    'docusaurus.config.js',
  );
  expect(adoption).toMatchObject({ site: { navbar: [{ label: 'Docs', to: '/docs' }] } });
});
