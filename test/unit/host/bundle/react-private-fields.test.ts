import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { PRIVATE_FIELDS } from '../../../../src/generator/host/bundle/react-private-fields.ts';

const { resolve } = createRequire(import.meta.url);

/** The text of a file of React's, beside its `package.json`. */
function textOf(name: string, file: string): string {
  return readFileSync(
    resolve(`${name}/package.json`).replace('package.json', `cjs/${file}.production.js`),
    'utf8',
  );
}

const reactDom = textOf('react-dom', 'react-dom-client');

test.each(PRIVATE_FIELDS)('react-dom has the field %s, and never names it in a text', field => {
  expect(reactDom).toMatch(new RegExp(`\\.${field}\\b`));
  expect(reactDom).not.toMatch(new RegExp(`["'\`]${field}["'\`]`));
});

test.each([
  ['react', 'react'],
  ['react', 'react-jsx-runtime'],
  ['react-dom', 'react-dom'],
  ['scheduler', 'scheduler'],
])('no module of %s (%s) shares one of the fields', (name, file) => {
  const words = new Set(textOf(name, file).match(/\w+/g));
  expect(PRIVATE_FIELDS.filter(field => words.has(field))).toEqual([]);
});
