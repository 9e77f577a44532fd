import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { PRIVATE_FIELDS } from './react-private-fields.ts';

/** What components import of React, and what that imports in turn. */
const REACT_NAMES = /^(?:react|react\/jsx-runtime|react-dom|react-dom\/client|scheduler)$/;

/** Their files. Others of React's, such as its renderers for servers, stay as they are. */
const PRODUCTION_FILES =
  /[\\/]cjs[\\/](?:react|react-jsx-runtime|react-dom|react-dom-client|scheduler)\.production\.js$/;

/** The file for production, in the folder `cjs` beside what a name leads to. */
export function productionFile(name: string): string {
  return `${name.replace('/', '-')}.production.js`;
}

/**
 * Reads React, which is CommonJS, as ES modules. A browser then compiles each function once and when it is called, not all of React
 * twice at the start, and the compiler leaves out what no component uses. Every importer gets the program's copy.
 */
export function readReactAsModules(packageRoot: string): Plugin {
  const mangleProps = new RegExp(`^(?:${PRIVATE_FIELDS.join('|')})$`);
  return {
    name: 'react-modules',
    setup({ onResolve, onLoad, resolve, esbuild }) {
      const find = async (name: string, resolveDir: string): Promise<string> => {
        const { path } = await resolve(name, { kind: 'import-statement', resolveDir, pluginData: FOUND });
        return path;
      };
      onResolve({ filter: REACT_NAMES }, async ({ path, pluginData }) => {
        if (pluginData === FOUND) return undefined;
        // Only react-dom knows where its scheduler is.
        const folder = path === 'scheduler' ? dirname(await find('react-dom', packageRoot)) : packageRoot;
        return { path: join(dirname(await find(path, folder)), 'cjs', productionFile(path)) };
      });
      onLoad({ filter: PRODUCTION_FILES }, async ({ path }) => {
        const text = moduleText(await readFile(path, 'utf8'));
        const { code } = await esbuild.transform(text, { mangleProps, legalComments: 'inline' });
        return { contents: code };
      });
    },
  };
}

/** Marks a path that has been found, so that it is not looked for again. */
const FOUND = 'found';

/** An ES module of the text of a CommonJS module as React writes it: required modules first, and exports by name, at the start of a line. */
export function moduleText(text: string): string {
  const exported = [...new Set(text.match(/(?<=\bexports\.)\w+/g))];
  const body = text
    .replace(/^var ((?:\w+ = require\("[^"]+"\)[,;]\s*)+)/m, (_, list: string) =>
      list.replaceAll(/(\w+) = require\(("[^"]+")\)[,;]/g, 'import * as $1 from $2;'),
    )
    // The first time it is declared; what is declared again is the same variable.
    .replaceAll(/^exports\.(\w+) =/gm, 'var exported_$1 =')
    .replaceAll(/\bexports\.(\w+)/g, 'exported_$1');
  const left = /\b(?:require\(|module\.|exports\b).*/.exec(body);
  if (left !== null) throw new Error(`This is not written as React’s modules were: ${left[0]}`);
  const names = exported.map(name => `exported_${name} as ${name}`);
  const values = exported.map(name => `${name}: exported_${name}`);
  return `${body}\nexport { ${names.join(', ')} };\nexport default { ${values.join(', ')} };\n`;
}
