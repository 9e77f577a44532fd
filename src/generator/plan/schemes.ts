import type { PlannedPart } from './plan-part.ts';
import type { Site } from './site.ts';

/** Finds the pages that features offer to others by a scheme and a name; the first that has the page gives it. */
export function createSchemes(parts: readonly PlannedPart[]): Site['pathIn'] {
  return (scheme, name) => {
    for (const { schemes } of parts) {
      const path = schemes?.[scheme]?.(name);
      if (path !== undefined) return path;
    }
    return undefined;
  };
}
