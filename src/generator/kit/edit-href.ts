import type { SiteConfig } from '../model/config.ts';

/** The URL where a source file can be edited, if the site has one. */
export function editHrefOf(file: string, { editUrl }: SiteConfig): { editHref?: string } {
  if (editUrl === null) return {};
  return {
    editHref: editUrl.replaceAll('{file}', () => file.split('/').map(encodeURIComponent).join('/')),
  };
}
