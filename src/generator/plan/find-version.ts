import type { DocsVersionConfig, SiteConfig } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { nearestName } from '../model/nearest-name.ts';

/** A docs version by its name, or an error that lists the names there are. */
export function findVersion(
  { docs }: Pick<SiteConfig, 'docs'>,
  name: string,
): { readonly version: DocsVersionConfig } | { readonly diagnostic: Diagnostic } {
  const version = docs.versions.find(known => known.name === name);
  if (version !== undefined) return { version };
  const names = docs.versions.map(known => known.name);
  const nearest = nearestName(name, names);
  return {
    diagnostic: {
      severity: 'error',
      code: 'docs/unknown-version',
      message: `There is no docs version "${name}". The available versions are: ${names.join(', ')}`,
      hint:
        nearest === undefined
          ? 'Versions are in docs.versions of site.config.ts.'
          : `Did you mean "${nearest}"?`,
    },
  };
}
