import type { SiteConfig } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { EntryHead, Reference, WrittenSize } from '../../model/entry.ts';
import type { ResolvedReference, SitePlan } from '../../model/route.ts';
import type { AddressedEntry } from '../address-entries.ts';
import type { PublishedAsset } from '../pictures/asset-index.ts';
import { type ImageOrigin, resolveImage } from '../pictures/resolve-image.ts';
import { resolvePicture } from '../pictures/resolve-picture.ts';
import type { PlanContext } from '../plan-context.ts';
import type { LinkProblem } from './link-problem.ts';
import { severityAt } from './link-severity.ts';
import { resolveLink } from './resolve-link.ts';
import type { SiteLinks } from './site-links.ts';

/** The references of all entries. */
export interface ResolvedReferences {
  readonly of: (entry: AddressedEntry) => readonly ResolvedReference[];
  /** Links to other sites, with the place of each. */
  readonly external: SitePlan['externalLinks'];
}

/** Resolves every reference of every entry, once. It reports broken ones at their line and column. */
export function resolveReferences(
  entries: readonly AddressedEntry[],
  links: SiteLinks,
  context: PlanContext,
): ResolvedReferences {
  const external: { url: string; file: string; line: number; column: number }[] = [];
  const resolved = new Map<AddressedEntry, readonly ResolvedReference[]>();
  for (const entry of entries) {
    const { file, references } = entry.head;
    const found: ResolvedReference[] = [];
    for (const written of references) {
      const reference = resolveReference(written, entry, links, context);
      found.push(reference);
      if (written.kind === 'link' && reference.kind === 'link' && reference.isExternal)
        external.push({ url: written.url, ...placeOfReference(written, file) });
    }
    resolved.set(entry, found);
  }
  return { of: entry => resolved.get(entry) ?? [], external };
}

function resolveReference(
  reference: Reference,
  { head, path }: AddressedEntry,
  links: SiteLinks,
  context: PlanContext,
): ResolvedReference {
  const { kind, url, file: includedFile } = reference;
  const place = placeOfReference(reference, head.file);
  const origin = { file: head.file, place, ...(includedFile !== undefined && { includedFile }) };
  if (kind === 'image') {
    const severity = severityAt(path, context.config.links.broken);
    return resolveImageOf(reference, head, { ...origin, severity }, context);
  }
  if (kind !== 'link') return resolveByFeature(reference, origin, { links, context });
  const resolution = resolveLink(url, { ...origin, path, head }, links);
  if ('problem' in resolution) {
    const { problem } = resolution;
    context.report({ severity: severityOf(problem, path, context.config.links), ...problem, place });
    return { kind, href: '', isExternal: false };
  }
  return { kind, href: resolution.href, isExternal: resolution.isExternal };
}

function resolveImageOf(
  { url, size: writtenSize, picture }: Reference,
  head: EntryHead,
  origin: ImageOrigin,
  context: PlanContext,
): ResolvedReference {
  const image = resolveImage(url, origin, context);
  const { href, ...natural } = image;
  const size = writtenSize && sizeOf(writtenSize, natural);
  return {
    kind: 'image',
    src: href,
    ...(size ?? natural),
    ...(picture && resolvePicture(picture, { head, image, place: origin.place, size }, context)),
  };
}

/** The size that a writer gave an image. A side that is missing follows from the picture's shape, so that the page does not move when it loads. */
function sizeOf(written: WrittenSize, natural: Pick<PublishedAsset, 'width' | 'height'>): WrittenSize {
  const { width, height } = written;
  if (natural.width === undefined || natural.height === undefined) return written;
  const ratio = natural.width / natural.height;
  if (isPixels(width) && height === undefined)
    return { width, height: String(Math.round(Number(width) / ratio)) };
  if (isPixels(height) && width === undefined)
    return { width: String(Math.round(Number(height) * ratio)), height };
  return written;
}

function isPixels(side: string | undefined): side is string {
  return side !== undefined && !side.endsWith('%');
}

function resolveByFeature(
  reference: Reference,
  origin: ImageOrigin,
  { links, context }: { readonly links: SiteLinks; readonly context: PlanContext },
): ResolvedReference {
  const { kind, url } = reference;
  const resolve = links.references.get(kind);
  if (resolve !== undefined) return resolve(reference, origin);
  context.report({
    severity: 'error',
    code: 'feature/missing',
    message: `No feature of this site has a ${kind} “${url}”`,
    place: origin.place,
    hint: 'Add the feature to `features` in site.config.ts.',
  });
  return { kind: 'image', src: '' };
}

/** Only a link that leads nowhere may be a warning; a link that could do harm may not. */
function severityOf(
  { code }: LinkProblem,
  path: string,
  { broken, anchors }: SiteConfig['links'],
): Diagnostic['severity'] {
  if (code === 'link/outside-content' || code === 'link/page-name') return 'warning';
  if (code === 'link/unsafe-url') return 'error';
  return severityAt(path, code === 'link/missing-anchor' ? anchors : broken);
}

/** The place of a reference in the file that contains it: the entry's own, or an included one. */
function placeOfReference({ file, line, column }: Reference, entryFile: string) {
  return { file: file ?? entryFile, line, column };
}
