import {
  type Authorship,
  editHrefOf,
  findAuthorship,
  pagerOf,
  planFeed,
  readingMinutesOf,
  resolveTagging,
  type Tagging,
  tocOf,
} from '@mapwright/site/kit';
import {
  type AddressedEntry,
  compareText,
  dateOf,
  entryDraft,
  joinPath,
  type LinkData,
  type PageDraft,
  type PagerData,
  type PlanContext,
  type PlannedPart,
  type PlanPart,
  placeOf,
  type Site,
} from '@mapwright/site/plan';
import { POST } from '../contract.ts';
import type { BlogOptions } from '../options.ts';
import { authorPathOf } from './author-path.ts';
import type { BlogContext } from './blog-context.ts';
import { planBlogLists } from './plan-blog-lists.ts';
import { type Post, summaryOf } from './post.ts';

/** Plans the blog, if there are posts: a page for each, and every list of them. */
export function planBlog(options: BlogOptions): PlanPart {
  return (entries, context) => {
    const blog = { ...options, title: options.title ?? context.words.blog.title };
    const posts = entries.of('blog');
    return posts.length === 0 ? { drafts: [] } : planPosts(posts, { ...context, blog });
  };
}

function planPosts(entries: readonly AddressedEntry[], context: BlogContext): PlannedPart {
  const { blog } = context;
  const { path, title } = blog;
  const authorship = findAuthorship(entries, context);
  const tagging = resolveTagging(entries, joinPath(path, 'tags'), context);
  const posts = entries.map(entry => toPost(entry, tagging, context)).sort(newestFirst);
  const listed = posts.filter(({ entry }) => entry.isListed);
  const listedEntries = listed.map(({ entry }) => entry);
  const withPage = new Set(authorship.groupsOf(listedEntries).map(({ author }) => author.id));
  const places = new Map(listed.map((post, index) => [post, index]));
  return {
    drafts: [
      ...posts.map(post => postDraft(post, pagerAt(listed, places.get(post)), { authorship, context })),
      ...planBlogLists({ posts: listed, tagging, authorship }, context),
    ],
    feeds: blog.feed ? [planFeed(blog, listedEntries, authorship)] : [],
    section: { title, path },
    schemes: { author: id => (withPage.has(id) ? authorPathOf(id, path) : undefined) },
  };
}

function toPost(entry: AddressedEntry, tagging: Tagging, context: BlogContext): Post {
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
  { authorship, context: { config } }: { readonly authorship: Authorship; readonly context: BlogContext },
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
