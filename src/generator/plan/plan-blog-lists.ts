import type { PaginationData, PostListContent } from '../../templates/contract.ts';
import type { Place } from '../model/diagnostic.ts';
import type { AddressedEntry } from './address-entries.ts';
import { type AuthorGroup, type Authorship, authorPathOf } from './authorship.ts';
import { archiveDraft, authorsDraft, groupInOrder, tagsDraft } from './list-drafts.ts';
import { descriptionOfPage, paginate, singlePage } from './pagination.ts';
import type { PlanContext } from './plan-context.ts';
import type { Post } from './post.ts';
import { type RelatedLinks, relatedLinksOf } from './related-links.ts';
import { baseOfGenerated, generatedDraft, type RouteDraft } from './route-draft.ts';
import type { TagGroup, Tagging } from './tagging.ts';
import { joinPath } from './urls.ts';

/** What the lists of the blog are made of; `posts` are listed ones, newest first. */
export interface BlogContents {
  readonly posts: readonly Post[];
  readonly tagging: Tagging;
  readonly authorship: Authorship;
}

/** The blog's own pages: the list, the archive, the authors and the tags with a page for each. */
export function planBlogLists(
  { posts, tagging, authorship }: BlogContents,
  context: PlanContext,
): readonly RouteDraft[] {
  const { blog } = context.config;
  const related = relatedLinksOf(blog, LISTS, context.href);
  const list = { posts: new Map(posts.map(post => [post.entry, post])), related, context };
  const authors = authorship.groupsOf(posts.map(({ entry }) => entry));
  return [
    ...indexDrafts(posts, list),
    archiveDraft(
      {
        path: joinPath(blog.path, 'archive'),
        title: `${blog.title} archive`,
        description: `${blog.title}: every article by its year, the newest first.`,
        related,
      },
      yearsOf(posts),
    ),
    authorsDraft(
      {
        path: joinPath(blog.path, 'authors'),
        title: `${blog.title} authors`,
        description: `${blog.title}: everybody who writes, and how many articles.`,
        related,
      },
      authors,
    ),
    ...authors.map(group => authorDraft(group, list)),
    tagsDraft(
      {
        path: joinPath(blog.path, 'tags'),
        title: 'Tags',
        description: `${blog.title}: every tag, with the number of articles that carry it.`,
        related,
      },
      tagging.groups.map(countedTag),
    ),
    ...tagging.groups.map(group => tagDraft(group, list)),
  ];
}

const LISTS = [
  { label: 'Archive', name: 'archive' },
  { label: 'Authors', name: 'authors' },
  { label: 'Tags', name: 'tags' },
];

interface ListContext {
  readonly posts: ReadonlyMap<AddressedEntry, Post>;
  readonly related: RelatedLinks;
  readonly context: PlanContext;
}

function indexDrafts(posts: readonly Post[], { related, context }: ListContext): readonly RouteDraft[] {
  const { path: base, title, description, postsPerPage } = context.config.blog;
  return paginate(posts, { base, perPage: postsPerPage, href: context.href }).map(({ path, items, pages }) =>
    listDraft(path, {
      title,
      ...(description !== '' && { description }),
      posts: items.map(({ summary }) => summary),
      pages,
      related: related.on(path),
    }),
  );
}

function authorDraft({ author, shown, ownHref, entries }: AuthorGroup, list: ListContext): RouteDraft {
  const path = authorPathOf(author, list.context.config.blog.path);
  const { name: title, description } = author;
  const { href: _page, ...face } = shown;
  const about = {
    title,
    ...(description !== undefined && { description }),
    author: ownHref === undefined ? face : { ...face, href: ownHref },
  };
  return selectionDraft({ path, about, entries, place: { file: 'content/authors.yml' } }, list);
}

function tagDraft({ tag, path, entries }: TagGroup, list: ListContext): RouteDraft {
  const { label: title, description } = tag;
  const about = { title, ...(description !== undefined && { description }) };
  return selectionDraft({ path, about, entries, place: { file: 'content/tags.yml' } }, list);
}

/** All posts of an author or a tag, on one page, newest first. */
function selectionDraft(
  {
    path,
    about,
    entries,
    place,
  }: {
    readonly path: string;
    readonly about: Pick<PostListContent, 'title' | 'description' | 'author'>;
    readonly entries: readonly AddressedEntry[];
    readonly place: Place;
  },
  { posts, related, context }: ListContext,
): RouteDraft {
  const selected = new Set(entries);
  const summaries = [...posts].flatMap(([entry, { summary }]) => (selected.has(entry) ? summary : []));
  const pages: PaginationData = singlePage(context.href(path));
  return listDraft(path, { ...about, posts: summaries, pages, related: related.on(path) }, place);
}

function listDraft(path: string, content: PostListContent, place?: Place): RouteDraft {
  const { number } = content.pages;
  const title = number === 1 ? content.title : `${content.title}, page ${number}`;
  return generatedDraft(
    'post-list',
    baseOfGenerated(path, title, descriptionOfPage(content.description ?? '', content.pages)),
    { layout: {}, content },
    place,
  );
}

function yearsOf(posts: readonly Post[]) {
  const groups = groupInOrder(posts, ({ summary }) => summary.date.iso.slice(0, 4));
  return groups.map(({ label, items }) => ({
    label,
    items: items.map(({ summary: { title, href, date } }) => ({ label: title, href, date })),
  }));
}

function countedTag({ shown, entries }: TagGroup) {
  return { ...shown, count: entries.length };
}
