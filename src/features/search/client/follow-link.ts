import { makeElement } from './make-element.ts';

/** Follows an address as a click on a link would: the site's script loads no document for a page of its own. */
export function followLink(parent: HTMLElement, href: string): void {
  const link = makeElement('a', { href, hidden: '' });
  parent.append(link);
  link.click();
  link.remove();
}
