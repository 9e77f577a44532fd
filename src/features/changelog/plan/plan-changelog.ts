import {
  type Authorship,
  archiveDraftOf,
  authorsDraft,
  findAuthorship,
  groupInOrder,
  pagerOf,
  planFeed,
  relatedLinksOf,
  tocOf,
} from '@mapwright/site/kit';
import {
  type AddressedEntry,
  dateOf,
  entryDraft,
  fillWord,
  joinPath,
  type LinkData,
  type PageDraft,
  type PagerData,
  type PlanContext,
  type PlannedPart,
  type PlanPart,
  type Site,
  versionOfFile,
  type Words,
} from '@mapwright/site/plan';
import { RELEASE, RELEASE_ARCHIVE } from '../contract.ts';
import type { ChangelogOptions } from '../options.ts';
import type { ChangelogContext } from './changelog-context.ts';
import { compareVersions } from './compare-versions.ts';
import { contentOf, headlineOf, marksOf, type Release } from './release.ts';
import { releaseListDrafts } from './release-lists.ts';

/** Plans the changelog, if there are releases: a page for each, and every list of them, the highest version first. */
export function planChangelog(options: ChangelogOptions): PlanPart {
  return (entries, context) => {
    const changelog = { ...options, title: options.title ?? context.words.changelog.title };
    const releases = entries.of('changelog');
    return releases.length === 0 ? { drafts: [] } : planReleases(releases, { ...context, changelog });
  };
}

function planReleases(entries: readonly AddressedEntry[], context: ChangelogContext): PlannedPart {
  const { changelog, words } = context;
  const { path, title } = changelog;
  const authorship = findAuthorship(entries, context);
  const sorted = [...entries].sort(highestFirst);
  const listed = sorted.filter(({ isListed }) => isListed);
  const places = new Map(listed.map((entry, index) => [entry, index]));
  const releases = sorted.map(entry => releaseOf(entry, pagerAt(listed, places.get(entry)), context));
  const listedReleases = releases.filter(({ entry }) => entry.isListed);
  const related = relatedLinksOf(changelog, listsOf(words), context);
  const authors = authorship.groupsOf(listed);
  return {
    drafts: [
      ...releases.map(release => releaseDraft(release, { authorship, context })),
      ...releaseListDrafts(listedReleases, { authorship, related }, context),
      archiveDraftOf(
        RELEASE_ARCHIVE,
        {
          path: joinPath(path, 'archive'),
          title: fillWord(words.blog.archiveOf, { title }),
          description: fillWord(words.changelog.archiveDescription, { title }),
          related,
        },
        majorsOf(listedReleases, words),
      ),
      authorsDraft(
        {
          path: joinPath(path, 'authors'),
          title: fillWord(words.blog.authorsOf, { title }),
          description: fillWord(words.changelog.authorsDescription, { title }),
          related,
        },
        authors,
        authorship,
      ),
    ],
    feeds: changelog.feed ? [planFeed(changelog, listed, authorship)] : [],
    section: { title, path },
  };
}

function listsOf({ blog }: Words) {
  return [
    { label: blog.archive, name: 'archive' },
    { label: blog.authors, name: 'authors' },
  ];
}

function releaseOf(entry: AddressedEntry, pager: PagerData, { toDate, words }: PlanContext): Release {
  const { head } = entry;
  const date = dateOf(head);
  const version = versionOfFile(head.path);
  const headline = headlineOf(head.title, version);
  const content = {
    version,
    title: head.title,
    ...(headline !== undefined && { headline }),
    marks: marksOf(entry, words),
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

function majorsOf(releases: readonly Release[], { changelog }: Words) {
  const groups = groupInOrder(releases, ({ content: { version } }) =>
    fillWord(changelog.version, { version: /^\D*\d+/.exec(version)?.[0] ?? version }),
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
  return (
    compareVersions(versionOfFile(b.head.path), versionOfFile(a.head.path)) || (a.path < b.path ? -1 : 1)
  );
}
