import type { SiteConfig } from '../model/config.ts';

/** Where a source file can be edited, if the site says so. */
export function editHrefOf(file: string, { editUrl }: SiteConfig): { editHref?: string } {
  if (editUrl === null) return {};
  return {
    editHref: editUrl.replaceAll('{file}', () => file.split('/').map(encodeURIComponent).join('/')),
  };
}
