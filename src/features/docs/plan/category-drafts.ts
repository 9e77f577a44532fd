import { entryPictureOf, type TagGroup } from '@mapwright/site/kit';
import {
  type AddressedEntry,
  baseOfGenerated,
  generatedDraft,
  type PageDraft,
  type Site,
  shorten,
} from '@mapwright/site/plan';
import { CATEGORY, type CardData, type CategoryContent } from '../contract.ts';
import { breadcrumbsOf, type DocsArea, layoutOf } from './docs-area.ts';
import type { DocsContext } from './docs-context.ts';
import { versionBannerOf } from './other-versions.ts';
import type { Sidebar } from './sidebar.ts';
import type { CategoryNode, GeneratedIndex, SidebarNode } from './sidebar-node.ts';

/** The generated pages of a version's sidebars; a folder that is in two sidebars has one page. */
export function categoryDrafts(area: DocsArea): readonly PageDraft[] {
  const made = new Map<string, string>();
  return area.sidebars.flatMap(sidebar =>
    sidebar.categories.flatMap(category => {
      const { index, label } = category;
      if (index === undefined || made.get(index.path) === label) return [];
      made.set(index.path, label);
      return [categoryDraft(category, index, { sidebar, area })];
    }),
  );
}

/** The main page of docs without an index of their own: the top level of the first sidebar. */
export function docsIndexDraft(area: DocsArea): PageDraft {
  const { title } = area.context.docs;
  const [sidebar] = area.sidebars;
  const next = sidebar?.around(area.version.base).next;
  const about = { title, pager: next === undefined ? {} : { next } };
  return indexDraft(
    area.version.base,
    about,
    site => cardsOf(sidebar?.nodes ?? [], site, area.context),
    area,
  );
}

/** The page of each tag in the docs. */
export function docsTagDrafts(area: DocsArea): readonly PageDraft[] {
  return area.tagging.groups.map(group => tagDraft(group, area));
}

function categoryDraft(
  { label: title, children }: CategoryNode,
  { path, description, place, isWritten }: GeneratedIndex,
  { sidebar, area }: { readonly sidebar: Sidebar; readonly area: DocsArea },
): PageDraft {
  const { previous, next } = sidebar.around(path);
  const pager = { ...(previous && { previous }), ...(next && { next }) };
  const about = { title, ...(description !== undefined && { description }), pager };
  const draft = indexDraft(path, about, site => cardsOf(children, site, area.context), area);
  return { ...draft, ...(place && { place }), ...(isWritten && { pathHint: INDEX_HINT }) };
}

const INDEX_HINT = 'Write a path such as /docs/guides after `index`.';

function tagDraft({ tag, path, entries, place }: TagGroup, area: DocsArea): PageDraft {
  const { label: title, description } = tag;
  const items = entries.map(entry => ({
    label: entry.head.title,
    href: entry.href,
    ...aboutEntry(entry, area.context),
  }));
  const about = { title, ...(description !== undefined && { description }), pager: {} };
  return { ...indexDraft(path, about, () => items, area), ...(place && { place }) };
}

function indexDraft(
  path: string,
  about: Omit<CategoryContent, 'breadcrumbs' | 'items' | 'versionBanner'>,
  itemsOf: (site: Site) => readonly CardData[],
  area: DocsArea,
): PageDraft {
  const versionBanner = versionBannerOf({ path }, area);
  return generatedDraft(CATEGORY, baseOfGenerated(path, about.title, about.description), site => ({
    layout: layoutOf(path, area, site),
    content: {
      ...about,
      items: itemsOf(site),
      breadcrumbs: breadcrumbsOf(path, about.title, area),
      ...(versionBanner && { versionBanner }),
    },
  }));
}

function cardsOf(nodes: readonly SidebarNode[], site: Site, context: DocsContext): readonly CardData[] {
  return nodes.flatMap(node => cardOf(node, site, context));
}

/** A node as a card; a category without a page links to its first page. */
function cardOf(node: SidebarNode, site: Site, context: DocsContext): readonly CardData[] {
  switch (node.kind) {
    case 'heading':
      return [];
    case 'link':
      return [{ label: node.label, ...site.link(node.to, node.field) }];
    case 'page':
      return [{ label: node.label, href: node.page.href, ...aboutEntry(node.page.entry, context) }];
    case 'category': {
      if (node.isGroup) return cardsOf(node.children, site, context);
      const href = firstHref(node);
      const description = node.index?.description ?? node.page?.entry?.head.excerpt ?? contentsOf(node);
      return href === undefined
        ? []
        : [{ label: node.label, href, ...describe(description), count: labelsIn(node).length }];
    }
  }
}

/** At most this many labels describe a category. */
const MOST_LABELS = 8;

/** What is in a category: `Database, Directory, Filters`. It says more than the label of the category alone. */
function contentsOf(node: CategoryNode): string {
  const labels = labelsIn(node);
  const shown = labels.length > MOST_LABELS ? [...labels.slice(0, MOST_LABELS), '…'] : labels;
  return shown.join(', ');
}

/** The labels of its items. A heading is not an item, and a group of a long list is not the writer's. */
function labelsIn({ children }: CategoryNode): readonly string[] {
  return children.flatMap(child => {
    if (child.kind === 'heading') return [];
    return child.kind === 'category' && child.isGroup ? labelsIn(child) : [child.label];
  });
}

function firstHref(node: CategoryNode): string | undefined {
  if (node.page !== undefined) return node.page.href;
  for (const child of node.children) {
    const href =
      child.kind === 'page' ? child.page.href : child.kind === 'category' ? firstHref(child) : undefined;
    if (href !== undefined) return href;
  }
  return undefined;
}

/** What a card says of a doc, and the picture in its front matter. */
function aboutEntry(
  entry: AddressedEntry | undefined,
  context: DocsContext,
): Pick<CardData, 'description' | 'picture'> {
  const picture = entry && entryPictureOf(entry, CARD_WIDTH, context);
  return { ...describe(entry?.head.excerpt), ...(picture && { picture }) };
}

/** No card is wider, in CSS pixels, but where a phone shows one in each row. */
const CARD_WIDTH = 440;

function describe(text: string | undefined): { description?: string } {
  return text === undefined || text === '' ? {} : { description: shorten(text) };
}
