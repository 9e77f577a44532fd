import type { JsonLd, PageFacts } from '../page-needs.ts';
import { described, jsonLd } from './json-ld.ts';

/** What a home page is: that of a website and, where its product is software, of a program. */
export function webSite(facts: PageFacts): readonly JsonLd[] {
  const { url, site } = facts;
  const { name, application } = site.product;
  const website = jsonLd('WebSite', { name: site.title, url, ...described(facts) });
  if (application === null) return [website];
  const { category, operatingSystem } = application;
  return [
    website,
    jsonLd('SoftwareApplication', {
      name,
      applicationCategory: category,
      operatingSystem,
      url,
      ...described(facts),
    }),
  ];
}
