import { type OutputFile, textFile } from '../model/output.ts';
import type { SitemapPages } from './sitemap-pages.ts';

/** The sitemap protocol's limit for one file. */
const MAX_SITEMAP_URLS = 50_000;

/** Names every sitemap; `robots.txt` names it. */
export const SITEMAP_INDEX = 'sitemap-index.xml';

export interface SitemapOptions {
  /** Path of the site → absolute URL. */
  readonly urlOf: (path: string) => string;
  /** Path of the site → absolute URLs of the pictures that its page is about, for image search. */
  readonly picturesOf?: (path: string) => readonly string[];
  readonly maxUrls?: number;
}

/**
 * The sitemaps and their index. One with too many pages becomes an index of its parts,
 * and the index of all names the parts: an index may not name another.
 */
export async function sitemaps(
  pages: readonly SitemapPages[],
  { urlOf, picturesOf = () => [], maxUrls = MAX_SITEMAP_URLS }: SitemapOptions,
): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  const sitemapPaths: string[] = [];
  for (const { output, paths } of pages.filter(({ paths }) => paths.length > 0)) {
    const parts = splitIntoParts(output, paths, maxUrls);
    for (const part of parts) files.push(await urlset(part, { urlOf, picturesOf }));
    sitemapPaths.push(...parts.map(part => part.output));
    if (parts.length > 1)
      files.push(
        await index(
          output,
          parts.map(part => part.output),
          urlOf,
        ),
      );
  }
  if (sitemapPaths.length > 0) files.push(await index(SITEMAP_INDEX, sitemapPaths, urlOf));
  return files;
}

function splitIntoParts(output: string, paths: readonly string[], maxUrls: number): readonly SitemapPages[] {
  if (paths.length <= maxUrls) return [{ output, paths }];
  const stem = output.slice(0, -'.xml'.length);
  return Array.from({ length: Math.ceil(paths.length / maxUrls) }, (_, part) => ({
    output: `${stem}-${part + 1}.xml`,
    paths: paths.slice(part * maxUrls, (part + 1) * maxUrls),
  }));
}

async function urlset(
  { output, paths }: SitemapPages,
  { urlOf, picturesOf }: Required<Pick<SitemapOptions, 'urlOf' | 'picturesOf'>>,
): Promise<OutputFile> {
  const { EnumChangefreq, ErrorLevel, SitemapStream, streamToPromise } = await import('sitemap');
  const xmlns = {
    news: false,
    video: false,
    image: paths.some(path => picturesOf(path).length > 0),
    xhtml: false,
  };
  const stream = new SitemapStream({ xmlns, level: ErrorLevel.THROW });
  const text = streamToPromise(stream);
  for (const path of paths) {
    const img = picturesOf(path).map(url => ({ url }));
    stream.write({ url: urlOf(path), changefreq: EnumChangefreq.WEEKLY, priority: 0.5, img });
  }
  stream.end();
  return textFile(output, `${await text}\n`);
}

async function index(
  output: string,
  paths: readonly string[],
  urlOf: (path: string) => string,
): Promise<OutputFile> {
  const { ErrorLevel, SitemapIndexStream, streamToPromise } = await import('sitemap');
  const stream = new SitemapIndexStream({ level: ErrorLevel.THROW });
  const text = streamToPromise(stream);
  for (const path of paths) stream.write({ url: urlOf(`/${path}`) });
  stream.end();
  return textFile(output, `${await text}\n`);
}
