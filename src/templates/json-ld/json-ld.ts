import type { JsonLd, PageFacts } from '../page-needs.ts';

/** A schema.org object that describes the page, or something on it. */
export function jsonLd(type: string, properties: JsonLd): JsonLd {
  return { '@context': 'https://schema.org', '@type': type, ...properties };
}

/** The page's description, if it has one. */
export function described({ description }: PageFacts): { readonly description?: string } {
  return description === '' ? {} : { description };
}
