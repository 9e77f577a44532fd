import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OnLoadArgs, OnLoadResult, PluginBuild } from 'esbuild';

/**
 * Loads a file of the package as `load` says; `file` is its path from the package's root. Throws if there is no such file: a rule for a file that
 * has moved would otherwise be passed over in silence.
 */
export function onPackageFile(
  { initialOptions, onLoad }: Pick<PluginBuild, 'initialOptions' | 'onLoad'>,
  file: string,
  load: (args: OnLoadArgs) => OnLoadResult,
): void {
  if (!existsSync(join(initialOptions.absWorkingDir ?? '.', file)))
    throw new Error(`The bundler should write ${file} anew, but there is no such file`);
  onLoad({ filter: endsIn(file) }, load);
}

/** Matches paths that end in a relative one, with the separators of any system. */
function endsIn(file: string): RegExp {
  const steps = file.split('/').map(step => step.replaceAll('.', '\\.'));
  return new RegExp(`[\\\\/]${steps.join('[\\\\/]')}$`);
}
