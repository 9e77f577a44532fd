import {
  type AddressedEntry,
  isOfKind,
  type LinkData,
  type LinkResolution,
  type PageDraft,
  type PlanPart,
  type Section,
  type Site,
} from '@mapwright/site/plan';
import type { DocsPlanning } from '../../docs/index.ts';
import type { ReferenceOptions } from '../options.ts';
import { symbolsIn } from '../symbol-head.ts';
import { findMentions } from './mentions.ts';
import { referenceContext } from './reference-context.ts';
import { symbolListDraft } from './symbol-list.ts';
import { createSymbols, type Symbols } from './symbols.ts';

/** Plans the API reference, if there is one: docs at their own path, the list of all symbols, and the pages that mention each symbol. */
export function planReference(
  options: ReferenceOptions,
  { field, ...planning }: DocsPlanning & { readonly field: string },
): PlanPart {
  return (entries, context) => {
    const about = { path: options.path, title: options.title ?? context.words.api.title };
    const members = entries.of('api');
    const symbols = createSymbols(members, context.nearestName);
    const links = { symbol: (url: string) => linkTo(symbols.find(url)) };
    const sitemapAreas = [about.path];
    if (members.length === 0) return { drafts: [], links, sitemapAreas };
    const own = referenceContext(context, about, field);
    const { areas, drafts, ...part } = planning.planDocs(members, entries, own);
    const modules = members.filter(({ head }) => symbolsIn(head) !== undefined);
    const mentions = findMentions(entries.all, symbols);
    const all = [
      ...drafts.map(draft => withMentions(draft, mentions, planning)),
      ...(modules.length === 0 ? [] : areas.map(area => symbolListDraft(modules, area, planning))),
    ];
    const titled = all.map(draft => withWholeTitle(draft, about));
    return { ...part, links, sitemapAreas, drafts: titled, section: about };
  };
}

function linkTo(found: ReturnType<Symbols['find']>): LinkResolution {
  if ('problem' in found) return found;
  const { entry, id } = found;
  return { href: id === '' ? entry.href : `${entry.href}#${encodeURIComponent(id)}`, isExternal: false };
}

/** A folder and its class, or classes of two folders, may have the same name: outside the page, the title includes the path. */
function withWholeTitle(draft: PageDraft, { path: base, title }: Section): PageDraft {
  if (draft.path === base) return draft;
  const parents = draft.path.slice(base.length).split('/').filter(Boolean).slice(0, -1);
  const compose = (site: Site) => {
    const route = draft.compose(site);
    return { ...route, title: `${[...parents, route.title].join('/')} | ${title}` };
  };
  return { ...draft, compose };
}

function withMentions(
  draft: PageDraft,
  mentions: ReadonlyMap<AddressedEntry, readonly LinkData[]>,
  { DOC }: Pick<DocsPlanning, 'DOC'>,
): PageDraft {
  const found = draft.entry && mentions.get(draft.entry);
  if (found === undefined) return draft;
  const compose = (site: Site) => {
    const route = draft.compose(site);
    return isOfKind(route, DOC) ? { ...route, content: { ...route.content, mentions: found } } : route;
  };
  return { ...draft, compose };
}
