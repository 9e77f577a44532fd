import {
  type Articles,
  type Authorship,
  archiveDraftOf,
  authorsDraft,
  groupInOrder,
  planArticles,
  relatedLinksOf,
  tocOf,
} from '@mapwright/site/kit';
import {
  type AddressedEntry,
  compareText,
  dateOf,
  entryDraft,
  fillWord,
  joinPath,
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
import { contentOf, hasNotes, headlineOf, marksOf, type Release } from './release.ts';
import { releaseListDrafts } from './release-lists.ts';
import { rowsOf } from './rows.ts';
import { withoutNotes } from './without-notes.ts';

/** Plans the changelog, if there are releases: a page for each, and every list of them, the highest version first. */
export function planChangelog(options: ChangelogOptions): PlanPart {
  const titleIn = ({ changelog }: Words) => changelog.title;
  return planArticles(options, {
    collection: 'changelog',
    titleIn,
    newestFirst: highestFirst,
    isInFeed: hasNotes,
    plan: planReleases,
  });
}

function planReleases(articles: Articles, context: ChangelogContext): PlannedPart {
  const { section, words } = context;
  const { path, title } = section;
  const { authorship } = articles;
  const releases = articles.all.map(entry => releaseOf(entry, articles.pagerOf(entry), context));
  const listed = releases.filter(({ entry }) => entry.isListed);
  const related = relatedLinksOf(section, listsOf(words), context);
  return {
    drafts: [
      ...releases.map(release => releaseDraft(release, { authorship, context })),
      ...releaseListDrafts(listed, { authorship, related }, context),
      archiveDraftOf(
        RELEASE_ARCHIVE,
        {
          path: joinPath(path, 'archive'),
          title: fillWord(words.blog.archiveOf, { title }),
          description: fillWord(words.changelog.archiveDescription, { title }),
          related,
        },
        majorsOf(listed, words),
      ),
      authorsDraft(
        {
          path: joinPath(path, 'authors'),
          title: fillWord(words.blog.authorsOf, { title }),
          description: fillWord(words.changelog.authorsDescription, { title }),
          related,
        },
        authorship.groupsOf(articles.listed),
        authorship,
      ),
    ],
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
    hasNotes: hasNotes(entry),
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
  const toc = tocOf(entry.head, context.config);
  // Most notes have one heading, such as Changed: that is no list.
  const layout = { type: 'article', toc: toc.length > 1 ? toc : [] } as const;
  const contents = (site: Site) => ({ layout, content: contentOf(release, authorship, site) });
  const draft = entryDraft(RELEASE, entry, contents, content.date?.iso);
  return content.hasNotes ? draft : withoutNotes(draft, content.version, context);
}

function majorsOf(releases: readonly Release[], { changelog }: Words) {
  const groups = groupInOrder(releases, ({ content: { version } }) =>
    fillWord(changelog.version, { version: /^\D*\d+/.exec(version)?.[0] ?? version }),
  );
  return groups.map(({ label, items }) => ({ label, items: rowsOf(items, archivedLink) }));
}

function archivedLink({ entry, content: { date, marks } }: Release) {
  const { head, href } = entry;
  return { kind: 'release', label: head.title, href, ...(date !== undefined && { date }), marks } as const;
}

function highestFirst(a: AddressedEntry, b: AddressedEntry): number {
  return (
    compareVersions(versionOfFile(b.head.path), versionOfFile(a.head.path)) || compareText(a.path, b.path)
  );
}
