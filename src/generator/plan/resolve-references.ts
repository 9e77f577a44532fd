import type { Reference } from '../model/entry.ts';
import type { ResolvedReference, Route, SitePlan } from '../model/route.ts';
import type { AddressedEntry } from './address-entries.ts';
import type { PlanContext } from './plan-context.ts';
import { resolveImage } from './resolve-image.ts';
import { resolveLink } from './resolve-link.ts';
import type { RouteDraft } from './route-draft.ts';
import type { SiteLinks } from './site-links.ts';

/** The references of all entries, resolved. */
export interface ResolvedReferences {
  /** By source file, in the order of the entry's slots. */
  readonly byFile: ReadonlyMap<string, readonly ResolvedReference[]>;
  readonly externalLinks: SitePlan['externalLinks'];
}

/** Resolves every reference of every entry, once; what leads nowhere is reported at its line and column. */
export function resolveReferences(
  entries: readonly AddressedEntry[],
  links: SiteLinks,
  context: PlanContext,
): ResolvedReferences {
  const byFile = new Map<string, readonly ResolvedReference[]>();
  const externalLinks: { url: string; file: string; line: number; column: number }[] = [];
  for (const entry of entries) {
    const { file, references } = entry.head;
    if (references.length === 0) continue;
    const resolved = references.map(reference => resolveReference(reference, entry, links, context));
    byFile.set(file, resolved);
    for (const [index, { url, line, column }] of references.entries()) {
      const reference = resolved[index];
      if (reference?.kind === 'link' && reference.isExternal) externalLinks.push({ url, file, line, column });
    }
  }
  return { byFile, externalLinks };
}

/** A route whose bodies know where their references lead. In a list, a place of the body's own page is named with its page. */
export function toRoute(
  { kind, base, page, bodies: entries }: RouteDraft,
  { byFile }: ResolvedReferences,
): Route {
  const bodies = entries.map(({ head: { file }, href }) => {
    const references = byFile.get(file) ?? NONE;
    const isOwn = base.source === file;
    return { file, references: isOwn ? references : references.map(reference => elsewhere(reference, href)) };
  });
  // Kind and page were given together; the union of routes does not follow a field.
  return { ...base, bodies, kind, layout: page.layout, content: page.content } as unknown as Route;
}

const NONE: readonly ResolvedReference[] = [];

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
  const resolution = resolveLink(url, { file: head.file, path }, links);
  if ('problem' in resolution) {
    context.report({ severity: 'error', ...resolution.problem, place });
    return { kind, href: '', isExternal: false };
  }
  return { kind, ...resolution };
}

function elsewhere(reference: ResolvedReference, page: string): ResolvedReference {
  return reference.kind === 'link' && reference.href.startsWith('#')
    ? { ...reference, href: page + reference.href }
    : reference;
}
