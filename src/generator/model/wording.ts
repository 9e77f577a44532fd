import type { SiteConfig } from './config.ts';

/** In which words a site speaks to its visitors. */
export type Wording = Pick<SiteConfig, 'language' | 'words'>;

/** That part of the configuration. */
export function wordingOf({ language, words }: SiteConfig): Wording {
  return { language, words };
}
