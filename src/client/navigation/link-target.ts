/** The parts of a click that decide whether we or the browser follow the link. */
export type Click = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>;

/** The parts of an `<a>` that decide it. `href` is resolved; `written` is the attribute. */
export interface Link {
  readonly href: string;
  readonly written: string | null;
  readonly target: string;
  readonly hasDownload: boolean;
}

/** The address of the current page, and the path below which all pages of the site are. */
export interface LinkSurroundings {
  readonly address: URL;
  readonly baseUrl: string;
}

/** The URL that a plain left click should navigate to; nothing if the browser should handle the click. */
export function clickTarget(click: Click, link: Link, surroundings: LinkSurroundings): URL | null {
  const isModified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  if (click.defaultPrevented || click.button !== 0 || isModified) return null;
  const url = internalUrl(link, surroundings);
  return url && !isFragmentOf(url, surroundings.address) ? url : null;
}

/** The URL of a link to a page of this site that opens in the same tab. */
export function internalUrl(link: Link, { address, baseUrl }: LinkSurroundings): URL | null {
  const isElsewhere = link.target !== '' && link.target !== '_self';
  if (!link.written || link.written.startsWith('#') || isElsewhere || link.hasDownload) return null;
  const url = URL.canParse(link.href) ? new URL(link.href) : null;
  // Only a load by the browser marks the text that a text directive names.
  if (!url || url.origin !== address.origin || url.hash.includes(':~:')) return null;
  const isBelowBase = `${url.pathname}/`.startsWith(baseUrl);
  // The program keeps no pages there, only files, which would be requested twice.
  return isBelowBase && !url.pathname.startsWith(`${baseUrl}assets/`) ? url : null;
}

/** The `<a>` around an event's target, with the fields that the rules above need. */
export function linkOf(
  event: Pick<Event, 'target'>,
): { readonly element: HTMLAnchorElement; readonly link: Link } | null {
  const element = event.target instanceof Element ? event.target.closest('a') : null;
  return element instanceof HTMLAnchorElement ? { element, link: describeLink(element) } : null;
}

/** Reads from an `<a>` what the rules need. */
export function describeLink(element: HTMLAnchorElement): Link {
  return {
    href: element.href,
    written: element.getAttribute('href'),
    target: element.target,
    hasDownload: element.hasAttribute('download'),
  };
}

function isFragmentOf(url: URL, address: URL): boolean {
  return url.hash !== '' && url.pathname === address.pathname && url.search === address.search;
}
