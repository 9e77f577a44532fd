import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { writeWords } from '../../../../src/generator/host/bundle/words-module.ts';
import { ENGLISH } from '../../../../src/templates/shared/words/english.ts';

const part = (word: string) =>
  `import { shellWords } from './src/templates/words.ts'; export const start = () => console.log(shellWords.${word});`;
const FILES = { 'a.ts': part('menu'), 'b.ts': part('close'), 'src/templates/words.ts': '' };

test('words are part of the files that show them: none loads the module of all words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-module-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const words = { ...ENGLISH, shell: { ...ENGLISH.shell, menu: 'The menu', close: 'To close' } };
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['a.ts', 'b.ts'],
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    write: false,
    plugins: [writeWords({ language: 'en', words })],
  });
  expect(outputFiles.map(({ text }) => /"([^"]+)"/.exec(text)?.[1])).toEqual(['The menu', 'To close']);
});
