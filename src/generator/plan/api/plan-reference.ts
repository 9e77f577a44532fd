import type { LinkData } from '../../../templates/contract.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { AddressedEntry } from '../address-entries.ts';
import type { PageDraft } from '../page-draft.ts';
import { DOC, isOfKind } from '../page-kinds.ts';
import { planDocs } from '../plan-docs.ts';
import type { LinkResolution, PlanPart } from '../plan-part.ts';
import type { Site } from '../site.ts';
import { findMentions } from './mentions.ts';
import { referenceContext } from './reference-context.ts';
import { symbolListDraft } from './symbol-list.ts';
import { createSymbols, type Symbols } from './symbols.ts';

/** Plans the API reference, if there is one: docs in their own place, the list of all symbols, and who mentions what. */
export const referencePart: PlanPart = (entries, context) => {
  const { api } = context.config;
  const members = entries.of('api');
  const symbols = createSymbols(members, context.nearestName);
  const links = { symbol: (url: string) => linkTo(symbols.find(url)) };
  if (api === null || members.length === 0) return { drafts: [], links };
  const { areas, drafts, ...part } = planDocs(members, entries, referenceContext(context, api));
  const modules = members.filter(({ head }) => head.symbols !== undefined);
  const mentions = findMentions(entries.all, symbols);
  const all = [
    ...drafts.map(draft => withMentions(draft, mentions)),
    ...(modules.length === 0 ? [] : areas.map(area => symbolListDraft(modules, area))),
  ];
  const { path, title } = api;
  return { ...part, links, drafts: all.map(draft => withWholeTitle(draft, api)), section: { title, path } };
};

function linkTo(found: ReturnType<Symbols['find']>): LinkResolution {
  if ('problem' in found) return found;
  const { entry, id } = found;
  return { href: id === '' ? entry.href : `${entry.href}#${encodeURIComponent(id)}`, isExternal: false };
}

/** An area and its class, or classes of two areas, may have one name: outside the page its title says where it belongs. */
function withWholeTitle(draft: PageDraft, { path: base, title }: NonNullable<SiteConfig['api']>): PageDraft {
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
): PageDraft {
  const found = draft.entry && mentions.get(draft.entry);
  if (found === undefined) return draft;
  const compose = (site: Site) => {
    const route = draft.compose(site);
    return isOfKind(route, DOC) ? { ...route, content: { ...route.content, mentions: found } } : route;
  };
  return { ...draft, compose };
}
