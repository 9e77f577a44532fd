import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { MANIFEST, RETAINED } from '../../../../src/generator/host/output/manifest.ts';
import { openOutput } from '../../../../src/generator/host/output/open-output.ts';
import { OutputFolder } from '../../../../src/generator/host/output/output-folder.ts';
import type { Publication } from '../../../../src/generator/host/output/site-output.ts';
import type { Diagnostic } from '../../../../src/generator/model/diagnostic.ts';

export interface TemporarySite {
  readonly root: string;
  readonly outDir: string;
  /** Opens the output; throws where that is refused. */
  readonly open: (overwritesForeign?: boolean, hasCopies?: boolean) => Promise<OutputFolder>;
  /** The refusal, where one is expected. */
  readonly refusal: (
    overwritesForeign?: boolean,
  ) => Promise<{ exitCode: number; diagnostics: readonly Diagnostic[] }>;
  /** A whole build: writes the files and commits. */
  readonly publish: (
    files: Readonly<Record<string, string>>,
    overwritesForeign?: boolean,
  ) => Promise<Publication>;
  /** Everything below the output folder but the manifests, as text by path. */
  readonly contents: () => Record<string, string>;
  /** What lies beside the output folder. */
  readonly siblings: () => string[];
  readonly put: (path: string, text: string) => void;
}

/** A folder of its own for one test, removed at its end. */
export function temporarySite(base: string = mkdtempSync(join(tmpdir(), 'site-output-'))): TemporarySite {
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  const outDir = join(base, 'dist');
  const start = (overwritesForeign = false) =>
    openOutput({ outDir, root: base, contentDirs: ['content'], overwritesForeign });
  const open = async (overwritesForeign = false, hasCopies = false) => {
    const opened = await start(overwritesForeign);
    if ('site' in opened)
      return new OutputFolder(opened.site, {
        root: base,
        carriesForeign: overwritesForeign,
        hasThread: false,
        hasCopies,
      });
    throw new Error(opened.diagnostics.map(({ message }) => message).join());
  };
  return {
    root: base,
    outDir,
    open,
    refusal: async overwritesForeign => {
      const opened = await start(overwritesForeign);
      if ('diagnostics' in opened) return opened;
      throw new Error('The output was not refused');
    },
    publish: async (files, overwritesForeign) => {
      const output = await open(overwritesForeign);
      for (const [path, text] of Object.entries(files)) output.write(textFile(path, text));
      return output.commit();
    },
    contents: () => contentsOf(outDir),
    siblings: () => readdirSync(base).filter(name => name !== 'dist' && name !== 'content'),
    put: (path, text) => {
      mkdirSync(dirname(join(base, path)), { recursive: true });
      writeFileSync(join(base, path), text);
    },
  };
}

export function textFile(path: string, text: string) {
  return { path, content: { type: 'text', text } } as const;
}

export function contentsOf(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter(
    path => path !== MANIFEST && path !== RETAINED && statSync(join(folder, path)).isFile(),
  );
  return Object.fromEntries(files.map(path => [path, readFileSync(join(folder, path), 'utf8')]));
}
