import type { AdoptedPage, AdoptedSite, CopiedFile, WrittenFile } from './adopted-site.ts';
import { configText, sidebarsText } from './config-text.ts';
import { keptAddressOf, naturalAddressOf } from './new-address.ts';
import { setFields } from './text/front-matter.ts';

/** What the new site consists of, besides the files that every new site has. */
export interface NewFiles {
  readonly texts: readonly WrittenFile[];
  readonly copies: readonly CopiedFile[];
}

/** How the configuration is written. */
export interface ConfigStyle {
  readonly packageName: string;
  readonly toleratesBrokenLinks: boolean;
  readonly toleratesMistakes: boolean;
}

/** The configuration, the sidebars and the pages of the new site. */
export function newFilesOf(site: AdoptedSite, style: ConfigStyle): NewFiles {
  const sidebars = sidebarsText(site);
  return {
    texts: [
      { file: 'site.config.ts', text: configFileOf(site, style) },
      ...(sidebars === undefined ? [] : [{ file: 'sidebars.ts', text: sidebars }]),
      ...(site.texts ?? []),
      ...site.pages.map(page => ({ file: page.to, text: pageText(page, site) })),
    ],
    copies: site.copies,
  };
}

/** The text of the configuration. */
export function configFileOf(site: AdoptedSite, style: ConfigStyle): string {
  const hasSearch = site.pages.every(({ address }) => keptAddressOf(address) !== '/search');
  return configText({ ...style, site, hasSearch });
}

/** A page keeps its address: where the program would give it another one, its front matter says which. */
function pageText(page: AdoptedPage, site: AdoptedSite): string {
  const kept = keptAddressOf(page.address);
  const permalink = naturalAddressOf(page.to, site) === kept ? undefined : kept;
  return setFields(page.text, { ...page.fields, slug: undefined, url: undefined, permalink });
}
