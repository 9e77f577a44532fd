import { expect, test } from 'vitest';
import { readMkdocs } from '../../../src/generator/adopt/mkdocs/read-mkdocs.ts';
import { projectOf } from './old-projects.ts';

test('MkDocs: the files that give pages an order for a plugin are noted', () => {
  const project = projectOf({
    'mkdocs.yml':
      'site_name: Wheels\nplugins: [awesome-pages, literate-nav: { nav_file: NAV.md }]\nnav: [guide/]\n',
    'docs/index.md': '# Wheels\n',
    'docs/SUMMARY.md': '# Summary\n',
    'docs/guide/.pages': 'nav: [b.md, a.md]\n',
    'docs/guide/NAV.md': '- [B](b.md)\n',
    'docs/guide/b.md': '# B\n',
  });
  const read = readMkdocs(project, 'mkdocs.yml');
  if ('problem' in read) throw new Error(read.problem.message);
  const message = 'The order of pages in this file was left behind: write it into `sidebars.ts`';
  expect(read.site.notes).toEqual([
    { message, place: { file: 'docs/guide/.pages' } },
    { message, place: { file: 'docs/guide/NAV.md' } },
  ]);
});
