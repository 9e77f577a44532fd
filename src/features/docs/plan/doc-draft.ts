import { editHrefOf, tocOf } from '@mapwright/site/kit';
import { entryDraft, type LinkData, type PageDraft, type PagerData, placeOf } from '@mapwright/site/plan';
import { DOC, type DocContent } from '../contract.ts';
import { breadcrumbsOf, type DocsArea, layoutOf, sidebarOf } from './docs-area.ts';
import type { Doc } from './docs-version.ts';
import { findDoc } from './find-doc.ts';
import { sidebarLabelOf } from './folder-nodes.ts';
import { versionBannerOf } from './other-versions.ts';

/** The page of a doc. */
export function docDraft(doc: Doc, area: DocsArea): PageDraft {
  const { id, entry } = doc;
  const { head, path } = entry;
  return entryDraft(DOC, entry, site => ({
    layout: layoutOf(path, area, site, { toc: tocOf(head, area.context.config), id }),
    content: { ...contentOf(doc, area), ...badgesOf(site.badgesOf(entry)) },
  }));
}

function badgesOf(badges: readonly LinkData[]): Pick<DocContent, 'badges'> {
  return badges.length === 0 ? {} : { badges };
}

function contentOf(doc: Doc, area: DocsArea): DocContent {
  const { head, path } = doc.entry;
  const { config, docs, input } = area.context;
  const lastUpdated = docs.showLastUpdated ? input.lastUpdated.get(head.file) : undefined;
  const versionBanner = versionBannerOf({ path, id: doc.id }, area);
  return {
    ...(!head.hasOwnTitle && { title: head.title }),
    breadcrumbs: breadcrumbsOf(path, sidebarLabelOf(doc), area),
    pager: pagerOf(doc, area),
    tags: area.tagging.of(doc.entry),
    ...editHrefOf(head.file, config),
    ...(lastUpdated !== undefined && { lastUpdated: area.context.toDate(lastUpdated) }),
    ...(docs.showReadingTime && { readingMinutes: head.readingMinutes }),
    ...(versionBanner !== undefined && { versionBanner }),
  };
}

/** The neighbours in the sidebar, unless front matter names others or none. */
function pagerOf(doc: Doc, area: DocsArea): PagerData {
  const { path } = doc.entry;
  const neighbours = sidebarOf(path, area)?.around(path);
  const previous = chooseNeighbour('previous', neighbours?.previous, doc, area);
  const next = chooseNeighbour('next', neighbours?.next, doc, area);
  return { ...(previous && { previous }), ...(next && { next }) };
}

function chooseNeighbour(
  field: 'previous' | 'next',
  neighbour: LinkData | undefined,
  { entry: { head } }: Doc,
  area: DocsArea,
): LinkData | undefined {
  const wanted = head.frontMatter[field];
  if (wanted === undefined) return neighbour;
  if (wanted === false) return undefined;
  const { version, index, context } = area;
  const doc = findDoc(wanted, placeOf(head, field), { version, index, context }, `The field \`${field}\``);
  return doc && { label: sidebarLabelOf(doc), href: doc.entry.href };
}
