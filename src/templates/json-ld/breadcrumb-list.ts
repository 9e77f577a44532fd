import type { BreadcrumbData } from '../contract/content-parts.ts';
import type { JsonLd, PageFacts } from '../page-needs.ts';
import { jsonLd } from './json-ld.ts';

/** The breadcrumbs that search engines show above a result; nothing for a page without any. */
export function breadcrumbList(
  items: readonly BreadcrumbData[],
  { url, site }: PageFacts,
): JsonLd | undefined {
  if (items.length === 0) return undefined;
  const itemListElement = items.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href !== undefined ? { item: site.url + href } : index === items.length - 1 && { item: url }),
  }));
  return jsonLd('BreadcrumbList', { itemListElement });
}
