import type { LinkData, PagerData } from '../../templates/contract.ts';
import type { AddressedEntry } from './address-entries.ts';
import type { Authorship } from './authorship.ts';
import { compareVersions } from './compare-versions.ts';
import { toDate } from './date-text.ts';
import { archiveDraft, authorsDraft, groupInOrder } from './list-drafts.ts';
import { pagerOf } from './neighbours.ts';
import { entryDraft, type PageDraft, type PlannedSection, tocOf } from './page-draft.ts';
import { RELEASE } from './page-kinds.ts';
import type { PlanContext } from './plan-context.ts';
import { planFeed } from './plan-feed.ts';
import { relatedLinksOf } from './related-links.ts';
import { contentOf, headlineOf, marksOf, type Release } from './release.ts';
import { releaseListDrafts } from './release-lists.ts';
import type { Site } from './site.ts';
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
  const releases = sorted.map(entry => releaseOf(entry, pagerAt(listed, places.get(entry))));
  const listedReleases = releases.filter(({ entry }) => entry.isListed);
  const related = relatedLinksOf(changelog, LISTS, context.href);
  const authors = authorship.groupsOf(listed);
  return {
    drafts: [
      ...releases.map(release => releaseDraft(release, { authorship, context })),
      ...releaseListDrafts(listedReleases, { authorship, related }, context),
      archiveDraft(
        {
          path: joinPath(changelog.path, 'archive'),
          title: `${changelog.title} archive`,
          description: `${changelog.title}: every release by its major version, the highest first.`,
          related,
        },
        majorsOf(listedReleases),
      ),
      authorsDraft(
        {
          path: joinPath(changelog.path, 'authors'),
          title: `${changelog.title} authors`,
          description: `${changelog.title}: everyone who writes about the releases, and about how many.`,
          related,
        },
        authors,
        authorship,
      ),
    ],
    feeds: changelog.feed ? [planFeed(changelog, listed, authorship)] : [],
  };
}

const LISTS = [
  { label: 'Archive', name: 'archive' },
  { label: 'Authors', name: 'authors' },
];

function releaseOf(entry: AddressedEntry, pager: PagerData): Release {
  const { head } = entry;
  const date = dateOf(head);
  const version = releaseVersionOf(head);
  const headline = headlineOf(head.title, version);
  const content = {
    version,
    title: head.title,
    ...(headline !== undefined && { headline }),
    marks: marksOf(entry),
    ...(date !== undefined && { date: toDate(date) }),
    pager,
  };
  return { entry, content };
}

function releaseDraft(
  release: Release,
  { authorship, context }: { readonly authorship: Authorship; readonly context: PlanContext },
): PageDraft {
  const { entry, content } = release;
  const layout = { type: 'article', toc: tocOf(entry.head, context.config) } as const;
  const contents = (site: Site) => ({ layout, content: contentOf(release, authorship, site) });
  return entryDraft(RELEASE, entry, contents, content.date?.iso);
}

function majorsOf(releases: readonly Release[]) {
  const groups = groupInOrder(
    releases,
    ({ content: { version } }) => `Version ${/^\D*\d+/.exec(version)?.[0] ?? version}`,
  );
  return groups.map(({ label, items }) => ({ label, items: items.map(archivedLink) }));
}

function archivedLink({ entry, content: { date, marks } }: Release) {
  return { ...linkTo(entry), ...(date !== undefined && { date }), marks };
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
