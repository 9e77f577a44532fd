import type { SiteConfig } from './config.ts';

/** The words in which a site addresses its visitors. */
export type Wording = Pick<SiteConfig, 'language' | 'words'>;

/** That part of the configuration. */
export function wordingOf({ language, words }: SiteConfig): Wording {
  return { language, words };
}
