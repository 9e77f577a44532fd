import { describe, expect, test } from 'vitest';
import { readScript } from '../../../src/generator/adopt/script/read-script.ts';
import { notesOnUnread } from '../../../src/generator/adopt/script/unread.ts';
import { exportedBy, projectOf } from './old-projects.ts';

describe('a configuration is read without running it', () => {
  test.each<[string, string, unknown]>([
    [
      'literals',
      'export default { a: 1, b: "x", c: [true, null], d: undefined }',
      { a: 1, b: 'x', c: [true, null] },
    ],
    ['types', 'type A = string; const a: A = "x"; export default { a } satisfies { a: A }', { a: 'x' }],
    ['templates and sums', `const n = "b"; export default [\`a\${n}c\`, "a" + n]`, ['abc', 'ab']],
    [
      'spreads',
      'const a = { x: 1 }; const l = [2]; export default { ...a, l: [1, ...l] }',
      { x: 1, l: [1, 2] },
    ],
    [
      'helpers of packages',
      'import { defineConfig } from "p"; export default defineConfig({ a: 1 })',
      { a: 1 },
    ],
    ['helpers around helpers', 'import { a, b } from "p"; export default a(b({ x: 1 }))', { x: 1 }],
    [
      'helpers that packages make',
      'import p from "p"; const w = p({ b: 2 }); export default w({ a: 1 })',
      { a: 1, b: 2 },
    ],
    ['addresses', 'export default { a: new URL("https://a.example") }', { a: 'https://a.example' }],
    [
      'functions',
      'export default { a: f("x") }; function f(t: string) { const u = t + "!"; return [u]; }',
      { a: ['x!'] },
    ],
    ['a function that makes it', 'export default () => ({ a: 1 })', { a: 1 }],
    ['an async function that makes it', 'export default async function make() { return { a: 1 } }', { a: 1 }],
    ['module.exports', 'const c = { a: 1 }; module.exports = c;', { a: 1 }],
    [
      'names that only modules reserve',
      'const package = { a: 1 }; module.exports = { b: package.a };',
      { b: 1 },
    ],
    [
      'conditions',
      'const p = process.env.CI; export default { a: p ? 1 : 2, b: p || "y", c: p && "z" }',
      { a: 2, b: 'y' },
    ],
    [
      'members',
      'const l = { root: { x: ["a"] } }; export default { a: l.root.x[0], b: l.none?.x }',
      { a: 'a' },
    ],
    ['map and filter', 'export default ["a", ""].filter(Boolean).map(t => ({ t }))', [{ t: 'a' }]],
    ['constants below their use', 'export default { a: later }; const later = "x";', { a: 'x' }],
    ['patterns', 'const { a, b: c } = { a: 1, b: 2 }; export default [a, c]', [1, 2]],
  ])('%s', (_, text, value) => {
    expect(exportedBy(text)).toEqual(value);
  });

  test('with the files that it imports', () => {
    const others = {
      'nav.ts': 'export const nav = ["a"]; export default { x: 1 };',
      'data.json': '{ "y": 2 }',
      'side.js': 'module.exports = { docs: ["b"] };',
    };
    expect(
      exportedBy(
        'import x, { nav } from "./nav"; import data from "./data.json"; const s = require("./side.js"); export default { nav, x, data, s, p: require.resolve("./side.js") }',
        others,
      ),
    ).toEqual({ nav: ['a'], x: { x: 1 }, data: { y: 2 }, s: { docs: ['b'] }, p: './side.js' });
  });

  test('with what it passes on from another file', () => {
    expect(
      exportedBy('export { base as default } from "./base";', { 'base.ts': 'export const base = { a: 1 };' }),
    ).toEqual({
      a: 1,
    });
  });

  test.each([
    ['a call', 'export default { a: 1,\n  b: compute() }'],
    ['a sum with a call', `export default { a: 1,\n  b: \`\${new Date().getFullYear()}\` }`],
    ['a constant that needs itself', 'const a = [a]; export default { a: 1,\n  b: a }'],
    ['a function with a loop', 'function f() { for (;;); return 1 } export default { a: 1,\n  b: f() }'],
    ['a function that calls itself', 'const f = () => f(); export default { a: 1,\n  b: f() }'],
  ])('%s is left open, with its place', (_, text) => {
    const value = exportedBy(text);
    expect(value).toMatchObject({ a: 1 });
    expect(notesOnUnread(value).map(({ place }) => place?.file)).toEqual(['config.ts']);
  });

  test('with the place in the file as it is written, types included', () => {
    const value = exportedBy('interface A {\n  a: string;\n}\nexport default {\n  a: compute(),\n} as A;\n');
    expect(notesOnUnread(value)).toEqual([
      {
        message: 'Values of the configuration that only running it would give: write them by hand',
        place: { file: 'config.ts', line: 5, column: 6 },
      },
    ]);
  });

  test('that is not a script is a problem with its place', () => {
    const read = readScript(projectOf({ 'config.ts': 'export default {\n  a: ,\n};' }), 'config.ts');
    expect('problem' in read && read.problem).toMatchObject({
      code: 'adopt/unreadable-config',
      place: { file: 'config.ts', line: 2, column: 6 },
    });
  });

  test('that the parser does not know is a problem', () => {
    const read = readScript(projectOf({ 'config.ts': '@own class A {}\nexport default {};' }), 'config.ts');
    expect('problem' in read && read.problem).toMatchObject({
      code: 'adopt/unreadable-config',
      message: 'This script has syntax that cannot be read, such as decorators',
      place: { file: 'config.ts' },
    });
  });

  test('and never reaches a prototype', () => {
    const value = exportedBy(
      'export default { ["__proto__"]: { polluted: 1 }, a: [].constructor, b: ({}).toString };',
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(notesOnUnread((value as Record<string, unknown>).a)).toHaveLength(1);
    expect((value as Record<string, unknown>).b).toBeUndefined();
  });
});
