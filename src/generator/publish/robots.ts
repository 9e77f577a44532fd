import { type OutputFile, textFile } from '../model/output.ts';
import { SITEMAP_INDEX } from './sitemaps.ts';

/** `robots.txt`: everything may be read, because a page that is not to be indexed must be read to say so. */
export function robots(urlOf: (path: string) => string): OutputFile {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${urlOf(`/${SITEMAP_INDEX}`)}\n`;
  return textFile('robots.txt', text);
}
