import type { SiteConfig } from '../model/config.ts';

/** What of the configuration a page's head is made of. */
export type HeadConfig = Pick<SiteConfig, 'baseUrl' | 'head' | 'language' | 'product' | 'title' | 'url'>;

/** That part of the whole configuration. */
export function headConfigOf({ baseUrl, head, language, product, title, url }: SiteConfig): HeadConfig {
  return { baseUrl, head, language, product, title, url };
}
