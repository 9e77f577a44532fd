import { expect, test } from 'vitest';
import { createFenceTracker } from '../../../src/generator/load/markdown/code-fences.ts';
import { createCodeSkipper } from '../../../src/generator/load/markdown/code-skipper.ts';

/** Which lines of a text belong to code: `x` for each that does. */
const linesOf = (isCode: (line: string) => boolean, text: string) =>
  text
    .split('\n')
    .map(line => (isCode(line) ? 'x' : '.'))
    .join('');

test.each([
  ['a block with its fences', '```js\na\n```\nb', 'xxx.'],
  ['a shorter fence inside', '````\n```\n`````\nb', 'xxx.'],
  ['a fence of other signs inside', '~~~\n```\n~~~\nb', 'xxx.'],
  ['a fence with words inside', '```\n``` js\n```\nb', 'xxx.'],
  ['a fence that is indented by four more', '```\n    ```\n```\nb', 'xxx.'],
  ['a fence that is indented by three more', '```\n   ```\na', 'xx.'],
  ['a block in a quote and a list', '> - ```\n>   a\n>   ```\nb', 'xxx.'],
  ['a block that is never closed', 'a\n~~~\nb', '.xx'],
  ['code in a line', '``` a```\nb', '..'],
  ['tildes with a backtick', '~~~ a`\nb\n~~~\nc', 'xxx.'],
])('the tracker knows %s', (_, text, lines) => {
  expect(linesOf(createFenceTracker(), text)).toBe(lines);
});

test.each([
  ['a block with its fences', '```js\na\n ```\nb', 'xxx.'],
  ['a shorter fence and one of other signs inside', '````\n```\n~~~~\n````\nb', 'xxxx.'],
  ['a fence with words inside', '~~~\n~~~ js\n~~~\nb', 'xxx.'],
  ['nothing that is indented', ' ```\na', '..'],
  ['no code in a line', '``` a```\nb', '..'],
  ['nothing below HTML that may be open', '> <b\n```\na', '...'],
  ['nothing below a comment of several lines', '<!-- a\n```\na', '...'],
  ['nothing below a comment with HTML behind it', '<!-- a --> <b>\n```\na', '...'],
  ['a block below a comment of one line', '<!-- a -->\n```\na', '.xx'],
  ['a block below a sign that begins no tag', 'a < b\n```\na', '.xx'],
])('the skipper believes %s', (_, text, lines) => {
  expect(linesOf(createCodeSkipper(), text)).toBe(lines);
});
