import type { LinkData, PagerData, ReleaseContent } from '../../templates/contract.ts';
import type { AddressedEntry } from './address-entries.ts';
import type { Authorship } from './authorship.ts';
import { compareVersions } from './compare-versions.ts';
import { toDate } from './date-text.ts';
import { archiveDraft, authorsDraft, groupInOrder } from './list-drafts.ts';
import { pagerOf } from './neighbours.ts';
import { descriptionOfPage, paginate } from './pagination.ts';
import type { PlanContext } from './plan-context.ts';
import { planFeed } from './plan-feed.ts';
import { type RelatedLinks, relatedLinksOf } from './related-links.ts';
import {
  baseOfGenerated,
  entryDraft,
  generatedDraft,
  type PlannedSection,
  type RouteDraft,
  tocOf,
} from './route-draft.ts';
import { dateOf, joinPath, releaseVersionOf } from './urls.ts';

/** Plans the changelog, if there are releases: a page for each, and every list of them, the highest version first. */
export function planChangelog(
  entries: readonly AddressedEntry[],
  authorship: Authorship,
  context: PlanContext,
): PlannedSection {
  if (entries.length === 0) return { drafts: [], feeds: [] };
  const { changelog } = context.config;
  const sorted = [...entries].sort(highestFirst);
  const listed = sorted.filter(({ isListed }) => isListed);
  const places = new Map(listed.map((entry, index) => [entry, index]));
  const releases = new Map(
    sorted.map(entry => [entry, contentOf(entry, pagerAt(listed, places.get(entry)), authorship)]),
  );
  const related = relatedLinksOf(changelog, LISTS, context.href);
  const authors = authorship.groupsOf(listed);
  return {
    drafts: [
      ...[...releases].map(([entry, content]) => releaseDraft(entry, content, context)),
      ...listDrafts({ listed, releases, related }, context),
      archiveDraft(
        {
          path: joinPath(changelog.path, 'archive'),
          title: `${changelog.title} archive`,
          description: `${changelog.title}: every release by its major version, the highest first.`,
          related,
        },
        majorsOf(listed),
      ),
      authorsDraft(
        {
          path: joinPath(changelog.path, 'authors'),
          title: `${changelog.title} authors`,
          description: `${changelog.title}: everybody who writes about the releases, and about how many.`,
          related,
        },
        authors,
      ),
    ],
    feeds: changelog.feed ? [planFeed(changelog, listed, authorship)] : [],
  };
}

const LISTS = [
  { label: 'Archive', name: 'archive' },
  { label: 'Authors', name: 'authors' },
];

function contentOf(entry: AddressedEntry, pager: PagerData, authorship: Authorship): ReleaseContent {
  const { head } = entry;
  const date = dateOf(head);
  return {
    html: '',
    version: releaseVersionOf(head),
    title: head.title,
    ...(date !== undefined && { date: toDate(date) }),
    isSecurity: head.frontMatter.security ?? false,
    authors: authorship.of(entry),
    pager,
  };
}

function releaseDraft(entry: AddressedEntry, content: ReleaseContent, { config }: PlanContext): RouteDraft {
  const layout = { toc: tocOf(entry.head, config) };
  return entryDraft('release', entry, { layout, content }, content.date?.iso);
}

function listDrafts(
  {
    listed,
    releases,
    related,
  }: {
    readonly listed: readonly AddressedEntry[];
    readonly releases: ReadonlyMap<AddressedEntry, ReleaseContent>;
    readonly related: RelatedLinks;
  },
  { config, href }: PlanContext,
): readonly RouteDraft[] {
  const { path: base, title, description, releasesPerPage } = config.changelog;
  return paginate(listed, { base, perPage: releasesPerPage, href }).map(({ path, items, pages }) => {
    const pageTitle = pages.number === 1 ? title : `${title}, page ${pages.number}`;
    const shown = items.flatMap(entry => {
      const content = releases.get(entry);
      return content === undefined ? [] : [{ ...content, href: entry.href }];
    });
    const about = { title, ...(description !== '' && { description }) };
    const content = { ...about, releases: shown, pages, related: related.on(path) };
    const bodies = items.map(({ head, path, listReferences: references }) => ({
      file: head.file,
      references,
      idPrefix: `${path.slice(path.lastIndexOf('/') + 1).replaceAll(/\s/g, '-')}-`,
    }));
    const base = { ...baseOfGenerated(path, pageTitle, descriptionOfPage(description, pages)), bodies };
    return generatedDraft('release-list', base, { layout: {}, content });
  });
}

function majorsOf(listed: readonly AddressedEntry[]) {
  const groups = groupInOrder(
    listed,
    ({ head }) => `Version ${/^\D*\d+/.exec(releaseVersionOf(head))?.[0] ?? releaseVersionOf(head)}`,
  );
  return groups.map(({ label, items }) => ({ label, items: items.map(archivedLink) }));
}

function archivedLink(entry: AddressedEntry) {
  const date = dateOf(entry.head);
  return { ...linkTo(entry), ...(date !== undefined && { date: toDate(date) }) };
}

/** Previous is the version before, next the one after. */
function pagerAt(highestFirst: readonly AddressedEntry[], index: number | undefined): PagerData {
  if (index === undefined) return {};
  const [newer, entry, older] = [highestFirst[index - 1], highestFirst[index], highestFirst[index + 1]];
  return pagerOf(entry, older && linkTo(older), newer && linkTo(newer));
}

function linkTo({ head, href }: AddressedEntry): LinkData {
  return { label: head.title, href };
}

function highestFirst(a: AddressedEntry, b: AddressedEntry): number {
  return compareVersions(releaseVersionOf(b.head), releaseVersionOf(a.head)) || (a.path < b.path ? -1 : 1);
}
