import type { PlannedPart } from './plan-part.ts';
import type { Site } from './site.ts';

/** Finds pages that features offer to others by scheme and name. The first feature that has the page wins. */
export function createSchemes(parts: readonly PlannedPart[]): Site['pathIn'] {
  return (scheme, name) => {
    for (const { schemes } of parts) {
      const path = schemes?.[scheme]?.(name);
      if (path !== undefined) return path;
    }
    return undefined;
  };
}
