import type { NavbarLinkData } from '../contract/shell.ts';
import { useBrowser, useReadable } from './browser.ts';

/** Points links of the navbar to the docs version that the visitor prefers; before hydration, to the current one. */
export function usePreferredVersion(): <Link extends NavbarLinkData>(link: Link) => Link {
  const preferred = useReadable(useBrowser().preferredVersion, null);
  return link => {
    const href = preferred === null ? undefined : link.versions?.[preferred];
    return href === undefined ? link : { ...link, href };
  };
}
