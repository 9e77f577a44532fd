import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FeatureDefinition } from '../../feature.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { checkDefinition, definitionSchema } from './check-definition.ts';
import { guardDefinition } from './guard-definition.ts';

/** Checks and guards the definition of a site's own feature. Imported only if the site has one. `root` is the site's folder. */
export function readOwnDefinition(
  definition: FeatureDefinition,
  place: Place,
  root: string,
): { readonly definition: FeatureDefinition } | { readonly diagnostics: readonly Diagnostic[] } {
  const { name, from } = definition;
  const what = `In the definition of ${typeof name === 'string' ? `the feature “${name}”` : 'this feature'}`;
  const diagnostics = checkDefinition(definitionSchema, definition, { what, place });
  if (diagnostics.length > 0) return { diagnostics };
  if (dirname(fileURLToPath(from)) === root) return { diagnostics: [withoutFolder(name, place)] };
  return { definition: guardDefinition(definition, place) };
}

/** The state of a feature's code is that of its folder. */
function withoutFolder(name: string, place: Place): Diagnostic {
  return {
    severity: 'error',
    code: 'feature/definition',
    message: `The feature “${name}” is defined in the folder of the site, so all files of the site would be its own`,
    place,
    hint: `Put it into a folder, such as features/${name}/index.ts, and import it from there.`,
  };
}
