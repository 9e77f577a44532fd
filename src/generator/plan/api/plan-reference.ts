import type { LinkData } from '../../../templates/contract.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { AddressedEntries, AddressedEntry } from '../address-entries.ts';
import type { EarlyLinks } from '../early-links.ts';
import type { PlanContext } from '../plan-context.ts';
import { type PlannedDocs, planDocs } from '../plan-docs.ts';
import type { RouteDraft } from '../route-draft.ts';
import { findMentions } from './mentions.ts';
import { referenceContext } from './reference-context.ts';
import { symbolListDraft } from './symbol-list.ts';
import type { Symbols } from './symbols.ts';

/** Plans the API reference, if there is one: docs in their own place, the list of all symbols, and who mentions what. */
export function planReference(
  entries: AddressedEntries,
  symbols: Symbols,
  hrefOf: EarlyLinks['hrefOf'],
  context: PlanContext,
): PlannedDocs {
  const { api } = context.config;
  if (api === null || entries.api.length === 0) return { drafts: [], jsonFiles: [], areas: [] };
  const { drafts, jsonFiles, areas } = planDocs(entries.api, entries, hrefOf, referenceContext(context, api));
  const modules = entries.api.filter(({ head }) => head.symbols !== undefined);
  const mentions = findMentions(entries.all, symbols);
  return {
    drafts: [
      ...drafts.map(draft => withMentions(draft, mentions)),
      ...(modules.length === 0 ? [] : areas.map(area => symbolListDraft(modules, area))),
    ].map(draft => withWholeTitle(draft, api)),
    jsonFiles,
    areas,
  };
}

/** An area and its class, or classes of two areas, may have one name: outside the page its title says where it belongs. */
function withWholeTitle(
  draft: RouteDraft,
  { path: base, title }: NonNullable<SiteConfig['api']>,
): RouteDraft {
  const { route } = draft;
  if (route.path === base) return draft;
  const parents = route.path.slice(base.length).split('/').filter(Boolean).slice(0, -1);
  return { ...draft, route: { ...route, title: `${[...parents, route.title].join('/')} | ${title}` } };
}

function withMentions(
  draft: RouteDraft,
  mentions: ReadonlyMap<AddressedEntry, readonly LinkData[]>,
): RouteDraft {
  const { route, entry } = draft;
  const found = entry && mentions.get(entry);
  if (found === undefined || route.kind !== 'doc') return draft;
  return { ...draft, route: { ...route, content: { ...route.content, mentions: found } } };
}
