import type { SiteConfig } from '../model/config.ts';

/** The part of the configuration that a page's head uses. */
export type HeadConfig = Pick<
  SiteConfig,
  'baseUrl' | 'head' | 'language' | 'product' | 'sitemap' | 'title' | 'url'
>;

/** Takes that part from the whole configuration. */
export function headConfigOf({
  baseUrl,
  head,
  language,
  product,
  sitemap,
  title,
  url,
}: SiteConfig): HeadConfig {
  return { baseUrl, head, language, product, sitemap, title, url };
}
