import type { FeatureDefinition } from '../../feature.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { checkDefinition, definitionSchema } from './check-definition.ts';
import { guardDefinition } from './guard-definition.ts';

/** Checks and guards the definition of a site's own feature. Imported only if the site has one. */
export function readOwnDefinition(
  definition: FeatureDefinition,
  place: Place,
): { readonly definition: FeatureDefinition } | { readonly diagnostics: readonly Diagnostic[] } {
  const { name } = definition;
  const what = `In the definition of ${typeof name === 'string' ? `the feature “${name}”` : 'this feature'}`;
  const diagnostics = checkDefinition(definitionSchema, definition, { what, place });
  return diagnostics.length > 0 ? { diagnostics } : { definition: guardDefinition(definition, place) };
}
