import { type JsonLd, jsonLd, type PageFacts } from '@mapwright/site/templates';
import type { DownloadData, MapContent } from '../contract.ts';

/** A map as a dataset in several forms, with a picture. */
export function mapDataset(content: MapContent, { url, site }: PageFacts): JsonLd {
  const { title, heading, description, svg, geoJson, topoJson, csv, width, height, facts, credits } = content;
  const licence = facts.find(({ href }) => href !== undefined)?.href;
  const license = licence === undefined ? {} : { license: site.url + licence };
  const acquire = licence === undefined ? {} : { acquireLicensePage: site.url + licence };
  const creator = { '@type': 'Organization', name: site.product.name, url: site.url };
  const download = ({ href, name, bytes }: DownloadData, encodingFormat: string) => ({
    '@type': 'DataDownload',
    name,
    encodingFormat,
    contentUrl: site.url + href,
    contentSize: `${bytes} B`,
  });
  return jsonLd('Dataset', {
    name: heading,
    description,
    url,
    isAccessibleForFree: true,
    ...license,
    creator,
    spatialCoverage: { '@type': 'Place', name: title },
    distribution: [
      download(svg, 'image/svg+xml'),
      download(geoJson, 'application/geo+json'),
      download(topoJson, 'application/topo+json'),
      download(csv, 'text/csv'),
    ],
    image: {
      '@type': 'ImageObject',
      contentUrl: site.url + svg.href,
      encodingFormat: 'image/svg+xml',
      name: heading,
      width,
      height,
      creator,
      creditText: credits.map(({ label }) => label).join(', '),
      ...license,
      ...acquire,
    },
  });
}
