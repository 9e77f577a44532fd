/** Those of the modules that compile and have no default export. The bundle's compiler reports the others. */
export async function modulesWithoutDefault(files: readonly string[]): Promise<readonly string[]> {
  if (files.length === 0) return [];
  const { build } = await import('esbuild');
  const checked = files.map(async file => {
    const result = await build({ ...OPTIONS, entryPoints: [file], outfile: `${file}.js` }).catch(() => null);
    const exported = Object.values(result?.metafile.outputs ?? {}).flatMap(output => output.exports);
    return result === null || exported.includes('default') ? [] : [file];
  });
  return (await Promise.all(checked)).flat();
}

const OPTIONS = {
  format: 'esm',
  jsx: 'automatic',
  metafile: true,
  write: false,
  logLevel: 'silent',
} as const;
