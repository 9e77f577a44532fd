import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { inject } from 'vitest';
import { fillSlots } from '../../src/generator/host/bundle/theme-modules.ts';
import { projectRoot } from '../machine.ts';
import { type ServedFolder, startPreview } from './serve-folder.ts';

/** A built site whose script is to be replaced. */
export interface DevelopmentSite {
  /** The folder of its sources. */
  readonly root: string;
  /** The folder that it is built in. */
  readonly folder: string;
  /** Whether it has the feature `search`, which fills a slot. */
  readonly hasSearch: boolean;
}

/**
 * A built site with its script as React's development build checks it, which reports every difference between server and
 * browser. Its style sheets are empty: React asks for none, and a page without them costs two thirds.
 */
export async function serveDevelopmentSite({
  root,
  folder,
  hasSearch,
}: DevelopmentSite): Promise<ServedFolder> {
  const output = join(projectRoot, 'test', '.output', 'development-site', inject('engine'), basename(folder));
  rmSync(output, { recursive: true, force: true });
  cpSync(folder, output, { recursive: true });
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' });
  for (const page of files.filter(file => file.endsWith('.html')).map(file => join(output, file)))
    writeFileSync(page, readFileSync(page, 'utf8').replaceAll(LOADED_AHEAD, ''));
  const assets = join(output, 'assets');
  const script = await compileDevelopmentScript(hasSearch);
  for (const file of readdirSync(assets).filter(file => /\.(js|css)$/.test(file)))
    writeFileSync(join(assets, file), /^main-.*\.js$/.test(file) ? script : '');
  return startPreview({ root, output });
}

/** The development build is one file, and no sheet asks for a font. */
const LOADED_AHEAD = /<link rel="preload" [^>]*>\n/g;

const SLOTS_OF_SEARCH = {
  'navbar-tools': join(projectRoot, 'src/features/search/templates/search-button.tsx'),
};

async function compileDevelopmentScript(hasSearch: boolean): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: ['src/client/main.ts'],
    bundle: true,
    write: false,
    minifyWhitespace: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [fillSlots(hasSearch ? [{ slots: SLOTS_OF_SEARCH }] : [])],
  });
  return outputFiles[0]?.text ?? '';
}
