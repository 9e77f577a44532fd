import { escapeAttribute } from '../../templates/shared/escape-html.ts';
import type { ResolvedReference } from '../model/route.ts';

/** What precedes the `<img>` of a picture: a link that shows it larger, and its other formats. */
export function pictureStart(reference: ResolvedReference | undefined): string {
  if (reference?.kind !== 'image') return '';
  const { src, label, sources = [] } = reference;
  // Without its script, the link shows the original. In a tab of its own, because it leads to no page that the site could show or fetch ahead.
  const link =
    label === undefined
      ? ''
      : `<a class="enlarge" href="${escapeAttribute(src)}" target="_blank" data-live="enlarge" aria-label="${escapeAttribute(label)}">`;
  if (sources.length === 0) return link;
  const elements = sources.map(
    ({ type, srcset, sizes }) =>
      `<source type="${type}" srcset="${escapeAttribute(srcset)}" sizes="${escapeAttribute(sizes)}">`,
  );
  return `${link}<picture>${elements.join('')}`;
}

/** What follows it. */
export function pictureEnd(reference: ResolvedReference | undefined): string {
  if (reference?.kind !== 'image') return '';
  const { label, sources = [] } = reference;
  return (sources.length === 0 ? '' : '</picture>') + (label === undefined ? '' : '</a>');
}
