import {
  type Authorship,
  descriptionOfPage,
  paginate,
  type RelatedLinks,
  titleOfPage,
} from '@mapwright/site/kit';
import {
  type AddressedEntry,
  baseOfGenerated,
  fillWord,
  generatedDraft,
  joinPath,
  type PageDraft,
  PLAIN,
  type ResolvedReference,
  type RouteBody,
  type Site,
  type Words,
} from '@mapwright/site/plan';
import { type ChangeKind, RELEASE_LIST, type ReleaseListContent } from '../contract.ts';
import { CHANGE_KINDS } from '../sections.ts';
import type { ChangelogContext } from './changelog-context.ts';
import { contentOf, type Release } from './release.ts';
import { rowsOf } from './rows.ts';

/** A list of releases on several pages. */
interface ReleaseList {
  readonly path: string;
  /** Its name in the filter. */
  readonly label: string;
  readonly title: string;
  readonly description: string;
  readonly releases: readonly Release[];
}

/** The lists of all releases and of those with each kind of change, if there are any; `releases` are listed ones, highest version first. */
export function releaseListDrafts(
  releases: readonly Release[],
  { authorship, related }: Pick<ListContext, 'authorship' | 'related'>,
  context: ChangelogContext,
): readonly PageDraft[] {
  const { path, title, description } = context.section;
  const all = { path, label: context.words.changelog.all, title, description, releases };
  const ofKinds = CHANGE_KINDS.map(kind => listOfKind(kind, releases, context)).filter(
    list => list.releases.length > 0,
  );
  const lists = [all, ...ofKinds];
  return lists.flatMap(list => {
    const filters = ofKinds.length === 0 ? [] : filtersOn(list, lists, context);
    return pageDrafts(list, { authorship, filters, related }, context);
  });
}

/** The name of the list for a kind of change. */
function wordsOfKind(kind: ChangeKind, { changelog }: Words) {
  switch (kind) {
    case 'Added':
      return [changelog.added, changelog.addedTitle, changelog.addedDescription] as const;
    case 'Changed':
      return [changelog.changed, changelog.changedTitle, changelog.changedDescription] as const;
    case 'Fixed':
      return [changelog.fixed, changelog.fixedTitle, changelog.fixedDescription] as const;
    case 'Security':
      return [changelog.security, changelog.securityTitle, changelog.securityDescription] as const;
  }
}

function listOfKind(
  kind: ChangeKind,
  releases: readonly Release[],
  { section, config, words }: ChangelogContext,
): ReleaseList {
  const { path, title } = section;
  const [label, titled, described] = wordsOfKind(kind, words);
  return {
    path: joinPath(path, kind.toLowerCase()),
    label,
    title: fillWord(titled, { title }),
    description: fillWord(described, { product: config.product.name }),
    releases: releases.filter(({ content }) => content.marks.kinds.includes(kind)),
  };
}

function filtersOn(current: ReleaseList, lists: readonly ReleaseList[], { href }: ChangelogContext) {
  return lists.map(list => ({
    label: list.label,
    href: href(list.path),
    count: list.releases.length,
    isCurrent: list === current,
  }));
}

interface ListContext {
  readonly authorship: Authorship;
  readonly filters: ReleaseListContent['filters'];
  readonly related: RelatedLinks;
}

function pageDrafts(
  { path: base, title, description, releases }: ReleaseList,
  { authorship, filters, related }: ListContext,
  { section, href, words }: ChangelogContext,
): readonly PageDraft[] {
  const { releasesPerPage: perPage } = section;
  return paginate(releases, { base, perPage, href }).map(({ path, items, pages }) => {
    const about = {
      title,
      ...(description !== '' && { description }),
      filters,
      pages,
      related: related.on(path),
    };
    const withNotes = items.filter(({ content }) => content.hasNotes);
    const contents = (site: Site) => ({
      layout: PLAIN,
      content: {
        ...about,
        rows: rowsOf(items, release => ({
          kind: 'release' as const,
          ...contentOf(release, authorship, site),
          href: release.entry.href,
          body: withNotes.indexOf(release),
        })),
      },
      bodies: withNotes.map(({ entry }) => bodyInList(entry, site)),
    });
    const shown = {
      title: titleOfPage(title, pages, words),
      description: descriptionOfPage(description, pages, words),
    };
    const base = baseOfGenerated(path, shown.title, shown.description);
    return generatedDraft(RELEASE_LIST, base, contents);
  });
}

function bodyInList(entry: AddressedEntry, site: Site): RouteBody {
  const { head, path, href } = entry;
  const idPrefix = `${path.slice(path.lastIndexOf('/') + 1).replaceAll(/\s/g, '-')}-`;
  const references = site.referencesOf(entry).map(reference => elsewhere(reference, href));
  return { file: head.file, references, idPrefix };
}

/** Adapts a reference for another page: an anchor becomes a link to the entry's page. */
function elsewhere(reference: ResolvedReference, page: string): ResolvedReference {
  return reference.kind === 'link' && reference.href.startsWith('#')
    ? { ...reference, href: page + reference.href }
    : reference;
}
