import type { SiteConfig } from '../model/config.ts';
import { encodePath } from '../model/paths/encode-path.ts';

/** The URL where a source file can be edited, if the site has one. */
export function editHrefOf(file: string, { editUrl }: SiteConfig): { editHref?: string } {
  return editUrl === null ? {} : { editHref: editUrl.replaceAll('{file}', () => encodePath(file)) };
}
