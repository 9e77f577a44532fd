import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { CodeFile } from '../cache/code-cache.js';
import type { BundleTask } from './bundle-entries.ts';
import { checkLayoutModules, checkPageModules, checkSlots } from './check-default-exports.ts';
import { checkPartFiles } from './check-part-files.ts';
import { compileBundle } from './compile-bundle.ts';

export type MadeBundle =
  | {
      readonly files: readonly CodeFile[];
      readonly elsewhere: readonly string[];
      /** Whether the files from elsewhere are those that were compiled: none has changed since. */
      readonly isSettled: boolean;
    }
  | { readonly diagnostics: readonly Diagnostic[] };

/** Checks the sources of the bundle and compiles them. A mistake in them comes back as diagnostics with the compiler's own places. */
export async function makeBundle(task: BundleTask): Promise<MadeBundle> {
  const { root, packageRoot, features } = task;
  const wrongFiles = [...checkPartFiles(features), ...(await checkSlots(features, root))];
  if (wrongFiles.length > 0) return { diagnostics: wrongFiles };
  const start = Date.now();
  const compiled = await compileBundle(task);
  if ('failures' in compiled) {
    const wrongPages = await checkPageModules(features, root);
    if (wrongPages.length > 0) return { diagnostics: wrongPages };
    const { diagnosticsOfBuildFailure } = await import('../esbuild-diagnostics.ts');
    return {
      diagnostics: compiled.failures.flatMap(failure =>
        diagnosticsOfBuildFailure(failure, packageRoot, root),
      ),
    };
  }
  const wrongModules = await checkLayoutModules(packageRoot);
  if (wrongModules.length > 0) return { diagnostics: wrongModules };
  const isSettled = compiled.elsewhere.every(file => changeTimeOf(join(root, file)) < start);
  return { ...compiled, isSettled };
}

function changeTimeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? Number.POSITIVE_INFINITY;
}
