import { expect, test } from 'vitest';
import { moveTargets } from '../../../src/generator/adopt/text/targets.ts';

const ORIGIN = {
  file: '/guide/start.md',
  address: '/guide/start/',
  baseUrl: '/',
  base: '/',
  files: new Map([
    ['/guide/my map.pdf', '/files/my map.pdf'],
    ['/guide/map (1).pdf', '/files/map (1).pdf'],
    ['/guide/map(2).pdf', '/files/map(2).pdf'],
    ['/guide/map(a(b)).pdf', '/files/map(a(b)).pdf'],
    ["/guide/C#, what's new?.pdf", "/files/C#, what's new?.pdf"],
  ]),
  isPage: (file: string) => ['/C# (sharp)/why?.md', '/guide/c#.mdx'].includes(file),
};

test.each([
  ['[a](<my map.pdf>)', '[a](</files/my%20map.pdf>)'],
  ['[a]( <my map.pdf> "A title")', '[a]( </files/my%20map.pdf> "A title")'],
  ['![a](<map (1).pdf#page=2>)', '![a](</files/map%20%281%29.pdf#page=2>)'],
  ['[a]: <my map.pdf> "A title"', '[a]: </files/my%20map.pdf> "A title"'],
  ['[a](<my page.mdx>)', '[a](<my page.md>)'],
])('a target in angle brackets is moved: %s', (written, moved) => {
  expect(moveTargets(written, ORIGIN)).toBe(moved);
});

test.each([
  ['([a](map(2).pdf))', '([a](/files/map%282%29.pdf))'],
  ['[a](map(2).pdf "A title")', '[a](/files/map%282%29.pdf "A title")'],
  ['[a](map\\(2\\).pdf)', '[a](/files/map%282%29.pdf)'],
  ['[a](map%282%29.pdf)', '[a](/files/map%282%29.pdf)'],
  ['[a](map(a(b)).pdf)', '[a](/files/map%28a%28b%29%29.pdf)'],
  ['[a]: map(2).pdf', '[a]: /files/map%282%29.pdf'],
  ['[a](page(1).mdx#b)', '[a](page(1).md#b)'],
])('a target with parentheses is moved: %s', (written, moved) => {
  expect(moveTargets(written, ORIGIN)).toBe(moved);
});

test.each([
  ['[a](C%23,%20what%27s%20new%3F.pdf?v=1#b)', '[a](/files/C%23%2C%20what%27s%20new%3F.pdf?v=1#b)'],
  ["<img src='C%23,%20what%27s%20new%3F.pdf'>", "<img src='/files/C%23%2C%20what%27s%20new%3F.pdf'>"],
])('a name with signs that mean something in addresses keeps them encoded: %s', (written, moved) => {
  expect(moveTargets(written, ORIGIN)).toBe(moved);
});

test.each(['[a](<>)', '[a](map(2.pdf)', '[a](<my map.pdf)', '[a](my map.pdf)', '`[a](<my map.pdf>)`'])(
  'what is no link stays: %s',
  written => {
    expect(moveTargets(written, ORIGIN)).toBe(written);
  },
);

test.each([
  ['[a](c%23.mdx#b)', '[a](c-.md#b)'],
  ['[a](/C%23%20%28sharp%29/why%3F.md#b)', '[a](../C-%20%28sharp%29/why-.md#b)'],
  ['[a](<c%23.mdx>)', '[a](<c-.md>)'],
  ['[a](/c%23/x)', '[a](/c-/x)'],
  ['[a](d%23.md)', '[a](d%23.md)'],
])('a target leads to the name that a page has now: %s', (written, moved) => {
  expect(moveTargets(written, ORIGIN)).toBe(moved);
});

test.each([
  ['[a](pathname:///feed.xml)', '[a](/feed.xml)'],
  ['<a href="pathname:///b/c#d">', '<a href="/b/c#d">'],
])('a target of Docusaurus that is no page is a path: %s', (written, moved) => {
  expect(moveTargets(written, ORIGIN)).toBe(moved);
});
