import type { Reference } from '../model/entry.ts';
import type { ResolvedReference, SitePlan } from '../model/route.ts';
import type { AddressedEntry } from './address-entries.ts';
import type { PlanContext } from './plan-context.ts';
import { resolveImage } from './resolve-image.ts';
import { resolveLink } from './resolve-link.ts';
import type { SiteLinks } from './site-links.ts';

/** Resolves every reference of every entry, once; what leads nowhere is reported at its line and column. Gives the outside links. */
export function resolveReferences(
  entries: readonly AddressedEntry[],
  links: SiteLinks,
  context: PlanContext,
): SitePlan['externalLinks'] {
  const externalLinks: { url: string; file: string; line: number; column: number }[] = [];
  for (const entry of entries) {
    const { file, references, collection } = entry.head;
    for (const reference of references) {
      const resolved = resolveReference(reference, entry, links, context);
      entry.references.push(resolved);
      if (collection === 'changelog') entry.listReferences.push(elsewhere(resolved, entry.href));
      const { url, line, column } = reference;
      if (resolved.kind === 'link' && resolved.isExternal) externalLinks.push({ url, file, line, column });
    }
  }
  return externalLinks;
}

function resolveReference(
  { kind, url, line, column }: Reference,
  { head, path }: AddressedEntry,
  links: SiteLinks,
  context: PlanContext,
): ResolvedReference {
  const place = { file: head.file, line, column };
  if (kind === 'image') {
    const { href, ...size } = resolveImage(url, place, context);
    return { kind, src: href, ...size };
  }
  const resolution = resolveLink(url, { file: head.file, path, head }, links);
  if ('problem' in resolution) {
    context.report({ severity: 'error', ...resolution.problem, place });
    return { kind, href: '', isExternal: false };
  }
  return { kind, href: resolution.href, isExternal: resolution.isExternal };
}

function elsewhere(reference: ResolvedReference, page: string): ResolvedReference {
  return reference.kind === 'link' && reference.href.startsWith('#')
    ? { ...reference, href: page + reference.href }
    : reference;
}
