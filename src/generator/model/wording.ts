import type { SiteConfig } from './config.ts';

/** The language and the words in which a site addresses its visitors. */
export type Wording = Pick<SiteConfig, 'language' | 'words'>;

/** The wording of a configuration. */
export function wordingOf({ language, words }: SiteConfig): Wording {
  return { language, words };
}
