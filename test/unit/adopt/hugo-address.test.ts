import { expect, test } from 'vitest';
import { hugoAddressOf } from '../../../src/generator/adopt/hugo/hugo-address.ts';
import { readHugoConfig } from '../../../src/generator/adopt/hugo/hugo-config.ts';
import { projectOf } from './old-projects.ts';

function addressOf(path: string, title: string, settings = ''): string {
  const read = readHugoConfig(projectOf({ 'hugo.toml': settings }), 'hugo.toml');
  if ('problem' in read) throw new Error(read.problem.message);
  return hugoAddressOf({ path, isSection: false, fields: { title } }, read.config);
}

test.each([
  ['Bread & Butter', 'bread-butter'],
  ['Hugo - a guide', 'hugo-a-guide'],
  ['Hugo – a guide', 'hugo-a-guide'],
  ['a  b', 'a-b'],
  ['a--b', 'a--b'],
  ['What? ', 'what'],
])('spaces around signs of the title “%s” become one hyphen', (title, slug) => {
  expect(addressOf('posts/a', title, '[permalinks]\nposts = "/:title/"\n')).toBe(`/${slug}/`);
  expect(addressOf(`docs/${title}`, 'A')).toBe(`/docs/${slug}/`);
});
