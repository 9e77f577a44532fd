import { expect, test } from 'vitest';
import { manualPage, sectionsOf, tableRows } from './manual-pages.ts';

// The help in these sections is what the program prints: examples.test.ts sees to that.
const sections = sectionsOf(manualPage('commands/index.md').text).filter(text => /^## site \w+ /.test(text));

test.each(sections)('each option of a command is explained, and no other: %s', section => {
  const help = /```text title="site \w+ --help"\n([\s\S]*?)```/.exec(section)?.[1] ?? '';
  const options = [...help.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm)].map(([, option]) => option);
  const explained = tableRows(section).flatMap(([cell = '']) => [...cell.matchAll(/`(--[a-z-]+)`/g)]);
  expect(explained.map(([, option]) => option).sort()).toEqual(
    options.filter(name => name !== '--help').sort(),
  );
});

test('each command has a section', () => {
  const [all = ''] = sectionsOf(manualPage('commands/index.md').text).filter(text =>
    text.startsWith('## site {'),
  );
  const commands = [...all.matchAll(/^ {2}(\w+) (?:\[options\] )?/gm)].map(([, name]) => name);
  const listed = commands.filter(name => name !== 'help' && name !== 'site');
  expect(sections.map(text => /^## site (\w+)/.exec(text)?.[1])).toEqual(listed);
});
