import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import {
  moduleText,
  productionFile,
  readReactAsModules,
} from '../../../../src/generator/host/bundle/react-modules.ts';

const require = createRequire(import.meta.url);
const packageRoot = fileURLToPath(new URL('../../../..', import.meta.url));

/** The module that a program compiles to which imports React's packages by name. */
async function bundled(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: packageRoot },
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [readReactAsModules(packageRoot)],
  });
  return outputFiles[0]?.text ?? '';
}

/** What such a program exports. */
async function run(source: string): Promise<Record<string, unknown>> {
  return import(`data:text/javascript,${encodeURIComponent(await bundled(source))}`);
}

test('requires become imports, and exports keep their names', () => {
  const text = [
    '"use strict";',
    'var A = require("a"),',
    '  B = require("b");',
    'exports.now = void 0;',
    'if (A.fast) {',
    '  exports.now = function () {',
    '    return exports.clock();',
    '  };',
    '}',
    'exports.clock = B.clock;',
  ].join('\n');
  expect(moduleText(text)).toBe(
    [
      '"use strict";',
      'import * as A from "a";',
      '  import * as B from "b";',
      'var exported_now = void 0;',
      'if (A.fast) {',
      '  exported_now = function () {',
      '    return exported_clock();',
      '  };',
      '}',
      'var exported_clock = B.clock;',
      'export { exported_now as now, exported_clock as clock };',
      'export default { now: exported_now, clock: exported_clock };',
      '',
    ].join('\n'),
  );
});

test.each(['if (ready) later = require("a");', 'module.exports = all;', 'exports[name] = value;'])(
  'a module that is written otherwise is an error: %s',
  text => {
    expect(() => moduleText(text)).toThrow('This is not written as React’s modules were');
  },
);

test.each(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler'])(
  '%s exports as a module what its file exports',
  name => {
    const from = name === 'scheduler' ? createRequire(require.resolve('react-dom/package.json')) : require;
    const path = join(dirname(from.resolve(name)), 'cjs', productionFile(name));
    const names = /export \{ (.*) \};/.exec(moduleText(readFileSync(path, 'utf8')))?.[1];
    const exported = names?.split(', ').map(pair => pair.replace(/.* as /, ''));
    expect(exported?.sort()).toEqual(Object.keys(require(path)).sort());
  },
);

test('every way to import React leads to one copy', async () => {
  const all = await run(`
    import whole, { useState } from 'react';
    import * as names from 'react';
    const required = require('react');
    export const hooks = [useState, whole.useState, names.useState, required.useState];
  `);
  const [first, ...others] = all.hooks as unknown[];
  expect(first).toBeTypeOf('function');
  expect(others).toEqual([first, first, first]);
});

test('what no component uses is left out', async () => {
  const text = await bundled(`import { createElement } from 'react'; console.log(createElement('a'));`);
  expect(text).toContain('exported_createElement');
  expect(text).not.toContain('exported_useState');
});

test('other modules of React are compiled as they are, with the same copy', async () => {
  const { html } = await run(`
    import { createElement } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server.browser';
    export const html = renderToStaticMarkup(createElement('a', { href: '/' }));
  `);
  expect(html).toBe('<a href="/"></a>');
});
