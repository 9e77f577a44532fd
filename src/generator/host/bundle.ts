import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Templates } from '../../templates/contract.ts';
import type { Bundle, BundleResult } from '../model/bundle.ts';
import { compareText } from '../model/diagnostic.ts';
import { readCheckedJson } from './checked-json.ts';
import { type BundleDescription, compileBundle, DESCRIPTION } from './compile-bundle.ts';
import { contentHash } from './content-hash.ts';
import { diagnosticsOfBuildFailure } from './esbuild-diagnostics.ts';

/**
 * The templates and the browser's assets, compiled once for each state of their sources into
 * `<packageRoot>/.cache/bundle/<hash>`. A mistake in them comes back as diagnostics with the compiler's own places.
 */
export async function loadBundle({
  packageRoot,
  programHash,
}: {
  packageRoot: string;
  programHash: string;
}): Promise<BundleResult> {
  const hash = hashSources(packageRoot, programHash);
  const folder = join(packageRoot, '.cache', 'bundle', hash);
  const known = readDescription(folder);
  if (known !== null) return { bundle: await importBundle(folder, hash, known), diagnostics: [] };

  rmSync(folder, { recursive: true, force: true });
  const failures = await compileBundle(packageRoot, folder);
  const diagnostics = failures.flatMap(failure => diagnosticsOfBuildFailure(failure, packageRoot));
  const compiled = readDescription(folder);
  return { bundle: compiled && (await importBundle(folder, hash, compiled)), diagnostics };
}

function hashSources(packageRoot: string, programHash: string): string {
  const files = ['src/templates', 'src/client'].flatMap(folder => filesBelow(join(packageRoot, folder)));
  return contentHash(
    programHash,
    ...files.flatMap(file => [relative(packageRoot, file), readFileSync(file)]),
  );
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => compareText(a.name, b.name))
    .flatMap(entry =>
      entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
    );
}

/** The description of a bundle of which every file is there with the bytes that were written; else `null`. */
function readDescription(folder: string): BundleDescription | null {
  // Its checksum proves that it is what `compileBundle` wrote.
  const description = readCheckedJson(join(folder, DESCRIPTION)) as BundleDescription | undefined;
  if (description === undefined) return null;
  try {
    const isWhole = Object.entries(description.hashes).every(
      ([path, hash]) => contentHash(readFileSync(join(folder, path))) === hash,
    );
    return isWhole ? description : null;
  } catch {
    return null;
  }
}

async function importBundle(folder: string, hash: string, description: BundleDescription): Promise<Bundle> {
  const { hashes, ...rest } = description;
  const templates: Templates = await import(pathToFileURL(join(folder, 'templates.mjs')).href);
  const assets = Object.keys(hashes).filter(path => path.startsWith('assets/'));
  return {
    ...rest,
    hash,
    templates,
    devScript: join(folder, 'dev.js'),
    files: assets.map(path => ({ path, content: { type: 'copy', from: join(folder, path) } })),
  };
}
