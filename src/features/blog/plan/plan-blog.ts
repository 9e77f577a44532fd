import {
  type Articles,
  editHrefOf,
  entryPictureOf,
  planArticles,
  resolveTagging,
  type Tagging,
  tocOf,
} from '@mapwright/site/kit';
import {
  type AddressedEntry,
  compareText,
  dateOf,
  type EntryHead,
  entryDraft,
  joinPath,
  type PageDraft,
  type PlanContext,
  type PlannedPart,
  type PlanPart,
  placeOf,
  type Site,
  TEXT_COLUMN,
  type Words,
} from '@mapwright/site/plan';
import { POST } from '../contract.ts';
import type { BlogOptions } from '../options.ts';
import { authorPathOf } from './author-path.ts';
import type { BlogContext } from './blog-context.ts';
import { planBlogLists } from './plan-blog-lists.ts';
import { type Post, summaryOf } from './post.ts';

/** Plans the blog, if there are posts: a page for each, and every list of them. */
export function planBlog(options: BlogOptions): PlanPart {
  const titleIn = ({ blog }: Words) => blog.title;
  return planArticles(options, { collection: 'blog', titleIn, newestFirst, plan: planPosts });
}

function planPosts(articles: Articles, context: BlogContext): PlannedPart {
  const { path } = context.section;
  const { authorship, listed } = articles;
  const tagging = resolveTagging(articles.all, joinPath(path, 'tags'), context);
  const posts = articles.all.map(entry => toPost(entry, tagging, context));
  const withPage = new Set(authorship.groupsOf(listed).map(({ author }) => author.id));
  return {
    drafts: [
      ...posts.map(post => postDraft(post, articles, context)),
      ...planBlogLists({ posts: posts.filter(({ entry }) => entry.isListed), tagging, authorship }, context),
    ],
    schemes: { author: id => (withPage.has(id) ? authorPathOf(id, path) : undefined) },
  };
}

function toPost(entry: AddressedEntry, tagging: Tagging, context: BlogContext): Post {
  const { head, href } = entry;
  const picture = entryPictureOf(entry, TEXT_COLUMN, context);
  const day = dayOf(entry);
  if (day === undefined && !['date', 'position'].some(name => isWritten(head, name)))
    reportMissingDate(entry, context);
  return {
    entry,
    summary: {
      title: head.title,
      href,
      ...(day !== undefined && { date: context.toDate(day) }),
      tags: tagging.of(entry),
      excerpt: head.excerpt,
      readingMinutes: head.readingMinutes,
      ...(picture !== undefined && { picture: { ...picture, alt: head.frontMatter.imageAlt ?? '' } }),
    },
  };
}

function postDraft(post: Post, { authorship, pagerOf }: Articles, { config }: BlogContext): PageDraft {
  const { entry, summary } = post;
  const contents = (site: Site) => {
    const { title, date, authors, tags, readingMinutes, picture } = summaryOf(post, authorship, site);
    const edit = editHrefOf(entry.head.file, config);
    const content = {
      title,
      ...(date !== undefined && { date }),
      authors,
      tags,
      readingMinutes,
      ...(picture !== undefined && { picture }),
      ...edit,
      pager: pagerOf(entry),
    };
    return {
      layout: { type: 'article', toc: tocOf(entry.head, config) } as const,
      content,
      ...(picture !== undefined && { showsPicture: true as const }),
    };
  };
  return entryDraft(POST, entry, contents, summary.date?.iso);
}

/** Posts without a date come last; those of equal date are in the order of their positions. */
function newestFirst(a: AddressedEntry, b: AddressedEntry): number {
  return (
    compareText(dayOf(b) ?? '', dayOf(a) ?? '') ||
    positionOf(a) - positionOf(b) ||
    compareText(a.path, b.path)
  );
}

function positionOf({ head }: AddressedEntry): number {
  return head.frontMatter.position ?? Number.MAX_VALUE;
}

function dayOf({ head }: AddressedEntry): string | undefined {
  return dateOf(head)?.slice(0, 10);
}

/** A field with a wrong value was written too, and is reported already. */
function isWritten({ frontMatter, fieldLines }: EntryHead, name: string): boolean {
  return Object.hasOwn(frontMatter, name) || Object.hasOwn(fieldLines, name);
}

function reportMissingDate({ head }: AddressedEntry, { report }: PlanContext): void {
  const [written] = /(?<=\/)\d{4}-\d+-\d+(?=[-_ ][^/]*$)/.exec(head.file) ?? [];
  report({
    severity: 'error',
    code: 'route/missing-date',
    message: 'This post has neither a date nor a position',
    place: placeOf(head, 'date'),
    hint:
      written === undefined
        ? 'Write `date: 2025-05-05` in its front matter, or begin its file name with the date: 2025-05-05-name.md. If its date is not known, choose its place in lists: `position: 1`.'
        : `“${written}” in its file name is not a date: write one with two digits each for month and day, such as 2025-05-05.`,
  });
}
