import type { Link } from '../navigation/link-target.ts';

/** Names of files end with a dot and lower-case letters; a version such as `/changelog/8.7.5` does not. */
const FILE = /\.(?!html$)[a-z][a-z\d]{1,4}$/;

/**
 * Whether a link may lead to a page. After a click on any other link the browser stays, because it downloads a file or opens another
 * program, or has the file at once.
 */
export function mayLeadToPage({ href, hasDownload }: Pick<Link, 'href' | 'hasDownload'>): boolean {
  if (!URL.canParse(href)) return true;
  const { protocol, pathname } = new URL(href);
  return !hasDownload && /^https?:$/.test(protocol) && !FILE.test(pathname);
}
