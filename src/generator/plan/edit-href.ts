import type { SiteConfig } from '../model/config.ts';

/** Where a source file can be edited, if the site says so. */
export function editHrefOf(file: string, { docs }: SiteConfig): { editHref?: string } {
  if (docs.editUrl === null) return {};
  return {
    editHref: docs.editUrl.replaceAll('{file}', () => file.split('/').map(encodeURIComponent).join('/')),
  };
}
