import { expect, test } from 'vitest';
import { readDocusaurus } from '../../../src/generator/adopt/docusaurus/read-docusaurus.ts';
import { projectOf } from './old-projects.ts';

function notesOn(options: string) {
  const read = readDocusaurus(
    projectOf({
      'docusaurus.config.js': `export default { title: 'A', plugins: [['client-redirects', ${options}]] };`,
      'docs/a.md': '# A\n',
    }),
    'docusaurus.config.js',
  );
  if ('problem' in read) throw new Error(read.problem.message);
  return read.site.notes;
}

test('Docusaurus: redirects that a function or an unknown call makes are noted', () => {
  expect(notesOn('{ createRedirects: path => [path + ".html"] }')).toMatchObject([
    { message: expect.stringContaining('a function'), place: { file: 'docusaurus.config.js' } },
  ]);
  expect(notesOn('{ redirects: load() }')).toMatchObject([
    { place: { file: 'docusaurus.config.js', line: 1 } },
  ]);
  expect(notesOn('{ redirects: [] }')).toEqual([]);
});
