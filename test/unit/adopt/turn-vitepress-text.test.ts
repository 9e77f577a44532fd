import { expect, test } from 'vitest';
import { readVitepressConfig } from '../../../src/generator/adopt/vitepress/vitepress-config.ts';
import { turnVitepressText } from '../../../src/generator/adopt/vitepress/vitepress-text.ts';
import { projectOf } from './old-projects.ts';

test('the note on expressions of Vue names the line of the first one outside code', () => {
  const project = projectOf({ '.vitepress/config.js': 'export default {};' });
  const read = readVitepressConfig(project, '.vitepress/config.js');
  if ('problem' in read) throw new Error(read.problem.message);
  const text = '---\ntitle: A\n---\n\n`{{ code }}`\n\n{{ version }}\n\n{{ date }}\n';
  expect(turnVitepressText(text, 'a.md', { project, config: read.config }).notes).toEqual([
    expect.objectContaining({ place: { file: 'a.md', line: 7 } }),
  ]);
});
