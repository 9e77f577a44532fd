import { type Diagnostic, nearestName } from '@mapwright/site/feature';
import type { DocsVersionConfig } from './options.ts';

/** The folder of a docs version, or an error that lists the existing names. */
export function findVersion(
  versions: readonly DocsVersionConfig[],
  name: string,
): { readonly folder: string } | { readonly diagnostic: Diagnostic } {
  const version = versions.find(known => known.name === name);
  if (version !== undefined) return { folder: `content/${version.folder}/` };
  const names = versions.map(known => known.name);
  const nearest = nearestName(name, names);
  return {
    diagnostic: {
      severity: 'error',
      code: 'docs/unknown-version',
      message: `There is no docs version “${name}”. The available versions are: ${names.join(', ')}`,
      hint:
        nearest === undefined
          ? 'List the versions in docs({ versions: [ … ] }) in site.config.ts.'
          : `Did you mean “${nearest}”?`,
    },
  };
}
