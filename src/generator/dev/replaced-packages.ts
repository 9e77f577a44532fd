import type { PackageStates } from '../host/config/config-module.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { CONFIG_FILE } from '../model/paths/project-files.ts';

/**
 * An error for each package that was replaced after the configuration had imported it. Node keeps what it has imported, so the old code
 * would go on running, and what it makes would be remembered as the work of the new one.
 */
export function findReplaced(loaded: PackageStates, present: PackageStates): readonly Diagnostic[] {
  return [...present].flatMap(([manifest, hash]) =>
    (loaded.get(manifest) ?? hash) === hash ? [] : [replaced(nameOf(manifest))],
  );
}

/** `../node_modules/@a/b/package.json` is `@a/b`. */
function nameOf(manifest: string): string {
  return manifest.replace(/^.*node_modules\//, '').replace(/\/package\.json$/, '');
}

function replaced(name: string): Diagnostic {
  return {
    severity: 'error',
    code: 'config/replaced-package',
    message: `The package “${name}” was replaced after the configuration had imported it`,
    place: { file: CONFIG_FILE },
    hint: 'Start `dev` again.',
  };
}
