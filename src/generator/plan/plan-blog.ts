import type { LinkData, PagerData } from '../../templates/contract.ts';
import { dateOf } from '../model/article-path.ts';
import { compareText } from '../model/diagnostic.ts';
import { joinPath } from '../model/join-path.ts';
import type { AddressedEntry } from './address-entries.ts';
import type { Authorship } from './authorship.ts';
import { editHrefOf } from './edit-href.ts';
import { pagerOf } from './neighbours.ts';
import { entryDraft, type PageDraft, type PlannedSection, readingMinutesOf, tocOf } from './page-draft.ts';
import { POST } from './page-kinds.ts';
import { planBlogLists } from './plan-blog-lists.ts';
import { type PlanContext, placeOf } from './plan-context.ts';
import { planFeed } from './plan-feed.ts';
import { type Post, summaryOf } from './post.ts';
import type { Site } from './site.ts';
import { resolveTagging, type Tagging } from './tagging.ts';

/** Plans the blog, if there are posts: a page for each, and every list of them. */
export function planBlog(
  entries: readonly AddressedEntry[],
  authorship: Authorship,
  context: PlanContext,
): PlannedSection {
  if (entries.length === 0) return { drafts: [], feeds: [] };
  const { blog } = context.config;
  const tagging = resolveTagging(entries, joinPath(blog.path, 'tags'), context);
  const posts = entries.map(entry => toPost(entry, tagging, context)).sort(newestFirst);
  const listed = posts.filter(({ entry }) => entry.isListed);
  const places = new Map(listed.map((post, index) => [post, index]));
  return {
    drafts: [
      ...posts.map(post => postDraft(post, pagerAt(listed, places.get(post)), { authorship, context })),
      ...planBlogLists({ posts: listed, tagging, authorship }, context),
    ],
    feeds: blog.feed
      ? [
          planFeed(
            blog,
            listed.map(({ entry }) => entry),
            authorship,
          ),
        ]
      : [],
  };
}

function toPost(entry: AddressedEntry, tagging: Tagging, context: PlanContext): Post {
  const { head, href, image } = entry;
  const date = dateOf(head);
  if (date === undefined) reportMissingDate(entry, context);
  return {
    entry,
    summary: {
      title: head.title,
      href,
      date: context.toDate(date ?? '1970-01-01'),
      tags: tagging.of(entry),
      excerpt: head.excerpt,
      readingMinutes: readingMinutesOf(head.wordCount),
      ...(image !== undefined && { image }),
    },
  };
}

function postDraft(
  post: Post,
  pager: PagerData,
  { authorship, context: { config } }: { readonly authorship: Authorship; readonly context: PlanContext },
): PageDraft {
  const { entry, summary } = post;
  const contents = (site: Site) => {
    const { title, date, authors, tags, readingMinutes } = summaryOf(post, authorship, site);
    const edit = editHrefOf(entry.head.file, config);
    const content = { title, date, authors, tags, readingMinutes, ...edit, pager };
    return { layout: { type: 'article', toc: tocOf(entry.head, config) } as const, content };
  };
  return entryDraft(POST, entry, contents, summary.date.iso);
}

/** Previous is the older post, next the newer one. */
function pagerAt(newestFirst: readonly Post[], index: number | undefined): PagerData {
  return index === undefined
    ? {}
    : pagerOf(newestFirst[index]?.entry, linkTo(newestFirst[index + 1]), linkTo(newestFirst[index - 1]));
}

function linkTo(post: Post | undefined): LinkData | undefined {
  return post && { label: post.summary.title, href: post.summary.href };
}

function newestFirst(a: Post, b: Post): number {
  return compareText(b.summary.date.iso, a.summary.date.iso) || compareText(a.entry.path, b.entry.path);
}

function reportMissingDate({ head }: AddressedEntry, { report }: PlanContext): void {
  report({
    severity: 'error',
    code: 'route/missing-date',
    message: 'This post has no date',
    place: placeOf(head, 'date'),
    hint: 'Write `date: 2025-05-05` in its front matter, or begin its file name with the date: 2025-05-05-name.md.',
  });
}
