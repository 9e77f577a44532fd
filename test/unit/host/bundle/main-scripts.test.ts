import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { listMainScripts } from '../../../../src/generator/host/bundle/main-scripts.ts';

const FILES = {
  'src/client/early/main-scripts.ts': '',
  'main.ts': `import { MAIN_SCRIPTS } from './src/client/early/main-scripts.ts'; console.log(MAIN_SCRIPTS);`,
  'features/tabs.ts': `export const create = () => 'tabs of a feature';`,
};

/** The script that a package in a folder of its own compiles to. */
async function compile() {
  const folder = mkdtempSync(join(tmpdir(), 'main-scripts-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const feature = { mainScripts: [join(folder, 'features/tabs.ts')] };
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['main.ts'],
    outdir: folder,
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    write: false,
    plugins: [listMainScripts([feature])],
  });
  const [file] = outputFiles;
  return { name: file?.path.slice(folder.length), text: file?.text };
}

test('clones in different folders make the same script, with the same name', async () => {
  const script = await compile();
  expect(script.text).toContain('tabs of a feature');
  expect(await compile()).toEqual(script);
});
