import type { DownloadData } from '../../templates/contract.ts';
import type { Route } from '../model/route.ts';
import type { HeadConfig } from './head-config.ts';

/** schema.org: the site on its home page, articles with their dates, maps as data and pictures, breadcrumbs. */
export function jsonLdOf(route: Route, config: HeadConfig, canonical: string): Record<string, unknown>[] {
  const context = { '@context': 'https://schema.org' };
  switch (route.kind) {
    case 'post':
      return [
        {
          ...context,
          '@type': 'BlogPosting',
          headline: route.title,
          url: canonical,
          datePublished: route.content.date.iso,
          author: route.content.authors.map(author => ({ '@type': 'Organization', name: author.name })),
          ...described(route),
        },
      ];
    case 'doc':
    case 'category':
      return [breadcrumbsOf(route.content.breadcrumbs, config, canonical)].filter(list => list !== null);
    case 'map':
      return [
        datasetOf(route, config, canonical),
        breadcrumbsOf(route.content.breadcrumbs, config, canonical),
      ].filter(item => item !== null);
    default:
      if (route.path !== '/') return [];
      return [
        { ...context, '@type': 'WebSite', name: config.title, url: canonical, ...described(route) },
        ...applicationOf(route, config, canonical),
      ];
  }
}

/** What the site is about, where that is a program. */
function applicationOf(
  route: Route,
  { product: { name, application } }: HeadConfig,
  canonical: string,
): Record<string, unknown>[] {
  if (application === null) return [];
  const { category, operatingSystem } = application;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name,
      applicationCategory: category,
      operatingSystem,
      url: canonical,
      ...described(route),
    },
  ];
}

function described(route: Route): { description?: string } {
  return route.description === '' ? {} : { description: route.description };
}

function breadcrumbsOf(
  items: readonly { label: string; href?: string }[],
  config: HeadConfig,
  canonical: string,
): Record<string, unknown> | null {
  if (items.length === 0) return null;
  const itemListElement = items.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href !== undefined ? { item: config.url + href } : index === items.length - 1 && { item: canonical }),
  }));
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
}

/** A map is data in several forms, and a picture. */
function datasetOf(
  route: Extract<Route, { kind: 'map' }>,
  config: HeadConfig,
  canonical: string,
): Record<string, unknown> {
  const { title, heading, description, svg, geoJson, csv, width, height, facts } = route.content;
  const licence = facts.find(({ href }) => href !== undefined)?.href;
  const license = licence === undefined ? {} : { license: config.url + licence };
  const download = ({ href, name, bytes }: DownloadData, encodingFormat: string) => ({
    '@type': 'DataDownload',
    name,
    encodingFormat,
    contentUrl: config.url + href,
    contentSize: `${bytes} B`,
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: heading,
    description,
    url: canonical,
    isAccessibleForFree: true,
    ...license,
    creator: { '@type': 'Organization', name: config.product.name, url: config.url },
    spatialCoverage: { '@type': 'Place', name: title },
    distribution: [
      download(svg, 'image/svg+xml'),
      download(geoJson, 'application/geo+json'),
      download(csv, 'text/csv'),
    ],
    image: {
      '@type': 'ImageObject',
      contentUrl: config.url + svg.href,
      encodingFormat: 'image/svg+xml',
      name: heading,
      width,
      height,
      ...license,
    },
  };
}
