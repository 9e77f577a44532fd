import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { onPackageFile } from '../../../../src/generator/host/bundle/on-package-file.ts';

/** Compiles the module of words with a plugin that writes `file` anew. */
function compile(file: string) {
  return build({
    entryPoints: ['src/templates/words.ts'],
    write: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'test',
        setup: builder => onPackageFile(builder, file, () => ({ contents: 'export const text = "anew";' })),
      },
    ],
  });
}

describe('onPackageFile', () => {
  it('writes a file of the package anew', async () => {
    const { outputFiles } = await compile('src/templates/words.ts');
    expect(outputFiles[0]?.text).toContain('anew');
  });

  it('leaves every other file alone', async () => {
    const { outputFiles } = await compile('src/client/live/live-parts.ts');
    expect(outputFiles[0]?.text).not.toContain('anew');
  });

  it('refuses a file that does not exist, which it would pass over in silence', async () => {
    await expect(compile('src/templates/wrods.ts')).rejects.toThrow('src/templates/wrods.ts');
  });
});
