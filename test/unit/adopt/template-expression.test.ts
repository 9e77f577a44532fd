import { expect, test } from 'vitest';
import { evaluate, Unreadable } from '../../../src/generator/adopt/hugo/template-expression.ts';

const scope = {
  call: {
    list: ['a.png', '640'],
    named: { title: 'A view' },
    inner: 'Text',
    param: (name: string) => (name === 'brand.name' ? 'Mapwright' : undefined),
  },
  variables: new Map([
    ['$width', '80%'],
    ['$none', undefined],
  ]),
  dot: 'here',
};

test.each([
  ['.Get 0', 'a.png'],
  ['.Get "title" | upper', 'A VIEW'],
  ['.Get "alt" | default (.Get "title")', 'A view'],
  ['default "100%" $width', '80%'],
  ['default "100%" $none', '100%'],
  ['.', 'here'],
  ['.Inner | markdownify', 'Text'],
  ['site.Params.brand.name', 'Mapwright'],
  ['printf "%s of %d" (lower "ONE") 2 | upper', 'ONE OF 2'],
  ['and (.Get 0) (not (.Get 2))', 'true'],
  ['substr "abcdef" 1 2', 'bc'],
  ['substr "abcdef" 1 -1', 'bcde'],
  ['substr "abcdef" -2', 'ef'],
  ['"a \\"name\\""', 'a "name"'],
])('%s is %j', (expression, value) => {
  expect(evaluate(expression, scope)).toBe(value);
});

test.each(['.Page.Title', 'resources.Get "a.png"', '$unknown', '.Get 0)', '(.Get 0', '.Inner .Inner'])(
  '%s is more than is read here',
  expression => {
    expect(() => evaluate(expression, scope)).toThrow(Unreadable);
  },
);
