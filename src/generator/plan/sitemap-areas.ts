import type { PlannedPart } from './plan-part.ts';

/** The sitemap areas of all parts, each once. */
export function sitemapAreasOf(parts: readonly PlannedPart[]): readonly string[] {
  return [...new Set(parts.flatMap(({ sitemapAreas = [] }) => sitemapAreas))];
}
