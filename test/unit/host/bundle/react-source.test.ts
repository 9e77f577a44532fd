import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { browserReact, serverReact } from '../../../../src/generator/host/bundle/react-source.ts';

const packageRoot = fileURLToPath(new URL('../../../..', import.meta.url));

/** The module that a component outside the program compiles to. */
async function bundled(source: string, plugin: Plugin): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: '/', loader: 'tsx' },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [plugin],
  });
  return outputFiles[0]?.text ?? '';
}

/** What such a module exports. */
async function run(source: string, plugin: Plugin): Promise<Record<string, unknown>> {
  return import(`data:text/javascript,${encodeURIComponent(await bundled(source, plugin))}`);
}

test('every way to import React leads to one copy in the browser', async () => {
  const all = await run(
    `
    import whole, { createElement, useState } from 'react';
    import * as names from 'react';
    import { hydrateRoot } from 'react-dom/client';
    import { flushSync } from 'react-dom';
    const required = require('react');
    export const hooks = [useState, whole.useState, names.useState, required.useState];
    export const marks = [<a />.constructor, createElement('a').constructor];
    export const functions = [hydrateRoot, flushSync];
    export const ids = [names.useId, whole.useId, required.useId];
  `,
    browserReact(packageRoot),
  );
  const [first, ...others] = all.hooks as unknown[];
  expect(first).toBeTypeOf('function');
  expect(others).toEqual([first, first, first]);
  const [useId, ...sameIds] = all.ids as unknown[];
  expect(sameIds).toEqual([useId, useId]);
  const [mark, other] = all.marks as unknown[];
  expect(mark).toBe(other);
  expect(all.functions).toEqual([expect.any(Function), expect.any(Function)]);
});

test('the script of a browser holds none of React, and the licence of what replaces it', async () => {
  const text = await bundled(
    `import { hydrateRoot } from 'react-dom/client'; console.log(hydrateRoot);`,
    browserReact(packageRoot),
  );
  expect(text).not.toContain('react-dom');
  expect(text).toMatch(/! Preact\s+The MIT License/);
});

test('a package whose name only begins like React’s is another package', async () => {
  await expect(bundled(`import 'react-domino';`, browserReact(packageRoot))).rejects.toThrow(
    'Could not resolve "react-domino"',
  );
});

test('a component outside the program is rendered with the program’s React on the server', async () => {
  const { html } = await run(
    `
    import { renderToStaticMarkup } from 'react-dom/server.browser';
    export const html = renderToStaticMarkup(<a href="/" />);
  `,
    serverReact(packageRoot),
  );
  expect(html).toBe('<a href="/"></a>');
});
