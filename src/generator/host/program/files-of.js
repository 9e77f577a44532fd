// JavaScript, with its types in comments: it runs before anything is compiled.

/**
 * A file and all that it imports, at any depth, but for what it loads later.
 * @param {string} start
 * @param {Pick<import('esbuild').Metafile, 'inputs'>} metafile
 */
export function filesOf(start, { inputs }) {
  const found = new Set([start]);
  for (const file of found) {
    for (const { path, kind, external } of inputs[file]?.imports ?? []) {
      if (kind !== 'dynamic-import' && !external) found.add(path);
    }
  }
  return found;
}
