import type { Diagnostic } from '@mapwright/site/source';
import type { MapRecipe } from '../map.ts';

/** A mistake in a map, reported at its entry in the catalogue. */
export function mapError(
  { slug, place }: MapRecipe,
  what: 'unknown-source' | 'unknown-region' | 'duplicate-region' | 'empty',
  text: { readonly message: string; readonly hint: string },
): Diagnostic {
  return {
    severity: 'error',
    code: `map/${what}`,
    message: `The map “${slug}” ${text.message}`,
    place,
    hint: text.hint,
  };
}
