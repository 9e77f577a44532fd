import type { Plugin } from 'esbuild';

/**
 * React is CommonJS, which esbuild wraps anew for each module that imports it: `(0, wrapped.useState)()`. One module that gives
 * its exports their names spares the browser 60 wrappers.
 */
export function nameReact(packageRoot: string): Plugin {
  // React's own files require one another.
  return {
    name: 'name-react',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^react(?:\/jsx-runtime)?$/ }, ({ path, kind, namespace }) =>
        kind === 'import-statement' && namespace === 'file'
          ? { path, namespace: 'named', pluginData: packageRoot }
          : undefined,
      );
      onLoad({ filter: /.*/, namespace: 'named' }, async ({ path, pluginData }) => {
        const names = Object.keys(await import(path)).filter(
          name => /^[a-z]\w*$/i.test(name) && name !== 'default',
        );
        const lines = names.map(name => `export const ${name} = /* @__PURE__ */ pick("${name}");`);
        const contents = [`import all from "${path}";`, 'const pick = name => all[name];', ...lines].join(
          '\n',
        );
        return { contents, resolveDir: pluginData };
      });
    },
  };
}
