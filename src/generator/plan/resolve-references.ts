import type { Reference } from '../model/entry.ts';
import type { ResolvedReference, SitePlan } from '../model/route.ts';
import type { AddressedEntry } from './address-entries.ts';
import { resolveMap } from './gallery/resolve-map.ts';
import type { PlanContext } from './plan-context.ts';
import { resolveImage } from './resolve-image.ts';
import { resolveLink } from './resolve-link.ts';
import { resolvePicture } from './resolve-picture.ts';
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
      if (resolved.kind === 'link' && resolved.isExternal)
        externalLinks.push({ url: reference.url, ...placeOfReference(reference, file) });
    }
  }
  return externalLinks;
}

function resolveReference(
  reference: Reference,
  { head, path }: AddressedEntry,
  links: SiteLinks,
  context: PlanContext,
): ResolvedReference {
  const { kind, url, file: includedFile } = reference;
  const place = placeOfReference(reference, head.file);
  const origin = { file: head.file, ...(includedFile !== undefined && { includedFile }) };
  if (kind === 'map') return { kind: 'image', ...resolveMap(reference, place, context) };
  if (kind === 'picture') return { kind: 'image', ...resolvePicture(url, { ...origin, place }, context) };
  if (kind === 'image') {
    const { href, ...size } = resolveImage(url, { ...origin, place }, context);
    return { kind, src: href, ...size };
  }
  const resolution = resolveLink(url, { ...origin, path, head }, links);
  if ('problem' in resolution) {
    context.report({ severity: 'error', ...resolution.problem, place });
    return { kind, href: '', isExternal: false };
  }
  return { kind, href: resolution.href, isExternal: resolution.isExternal };
}

/** The place in the file that spells the URL: the entry's own, or one that it includes. */
function placeOfReference({ file, line, column }: Reference, entryFile: string) {
  return { file: file ?? entryFile, line, column };
}

function elsewhere(reference: ResolvedReference, page: string): ResolvedReference {
  return reference.kind === 'link' && reference.href.startsWith('#')
    ? { ...reference, href: page + reference.href }
    : reference;
}
