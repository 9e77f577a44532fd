import type { JsonLd, PageFacts } from '../page-needs.ts';
import { described, jsonLd } from './json-ld.ts';

/** Describes the home page as a website and, if its product is software, as an application. */
export function webSite(facts: PageFacts): readonly JsonLd[] {
  const { url, site } = facts;
  const { name, application } = site.product;
  const website = jsonLd('WebSite', { name: site.title, url, ...described(facts), ...searched(site) });
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

/** How to search the site. */
function searched({ searchUrl }: PageFacts['site']): JsonLd {
  if (searchUrl === undefined) return {};
  const target = { '@type': 'EntryPoint', urlTemplate: `${searchUrl}?q={search_term_string}` };
  const potentialAction = {
    '@type': 'SearchAction',
    target,
    'query-input': 'required name=search_term_string',
  };
  return { potentialAction };
}
