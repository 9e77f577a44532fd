import {
  AUTHORS_FILE,
  type AuthorGroup,
  type Authorship,
  archiveDraft,
  authorsDraft,
  descriptionOfPage,
  groupInOrder,
  paginate,
  type RelatedLinks,
  relatedLinksOf,
  singlePage,
  type TagGroup,
  type Tagging,
  tagsDraft,
  titleOfPage,
} from '@mapwright/site/kit';
import {
  type AddressedEntry,
  type AuthorData,
  baseOfGenerated,
  fillWord,
  generatedDraft,
  joinPath,
  type PageDraft,
  type PaginationData,
  PLAIN,
  type Place,
  type Site,
  type Words,
} from '@mapwright/site/plan';
import { POST_LIST, type PostListContent } from '../contract.ts';
import { authorPathOf } from './author-path.ts';
import type { BlogContext } from './blog-context.ts';
import { type Post, summaryOf } from './post.ts';

/** The contents of the blog's lists; `posts` are listed ones, newest first. */
export interface BlogContents {
  readonly posts: readonly Post[];
  readonly tagging: Tagging;
  readonly authorship: Authorship;
}

/** The pages of the blog other than posts: the list, the archive, the authors and the tags with a page for each. */
export function planBlogLists(
  { posts, tagging, authorship }: BlogContents,
  context: BlogContext,
): readonly PageDraft[] {
  const { section, words } = context;
  const { title } = section;
  const related = relatedLinksOf(section, listsOf(words), context);
  const list = { posts: new Map(posts.map(post => [post.entry, post])), authorship, related, context };
  const authors = authorship.groupsOf(posts.map(({ entry }) => entry));
  return [
    ...indexDrafts(posts, list),
    archiveDraft(
      {
        path: joinPath(section.path, 'archive'),
        title: fillWord(words.blog.archiveOf, { title }),
        description: fillWord(words.blog.archiveDescription, { title }),
        related,
      },
      yearsOf(posts, words),
    ),
    authorsDraft(
      {
        path: joinPath(section.path, 'authors'),
        title: fillWord(words.blog.authorsOf, { title }),
        description: fillWord(words.blog.authorsDescription, { title }),
        related,
      },
      authors,
      authorship,
    ),
    ...authors.map(group => authorDraft(group, list)),
    tagsDraft(
      {
        path: joinPath(section.path, 'tags'),
        title: words.lists.tags,
        description: fillWord(words.blog.tagsDescription, { title }),
        related,
      },
      tagging.groups.map(countedTag),
    ),
    ...tagging.groups.map(group => tagDraft(group, list)),
  ];
}

function listsOf({ blog, lists }: Words) {
  return [
    { label: blog.archive, name: 'archive' },
    { label: blog.authors, name: 'authors' },
    { label: lists.tags, name: 'tags' },
  ];
}

interface ListContext {
  readonly authorship: Authorship;
  readonly posts: ReadonlyMap<AddressedEntry, Post>;
  readonly related: RelatedLinks;
  readonly context: BlogContext;
}

function indexDrafts(posts: readonly Post[], list: ListContext): readonly PageDraft[] {
  const { related, context } = list;
  const { path: base, title, description, postsPerPage } = context.section;
  return paginate(posts, { base, perPage: postsPerPage, href: context.href }).map(
    ({ path, items, pages }) => {
      const about = { title, ...(description !== '' && { description }), pages, related: related.on(path) };
      return listDraft({ path, about, posts: items }, list);
    },
  );
}

function authorDraft({ author, entries }: AuthorGroup, list: ListContext): PageDraft {
  const path = authorPathOf(author.id, list.context.section.path);
  const { name: title, description } = author;
  const about = { title, ...(description !== undefined && { description }) };
  const authorOn = (site: Site) => {
    const { data, ownHref } = list.authorship.show(author, site);
    const { href: _page, ...face } = data;
    return ownHref === undefined ? face : { ...face, href: ownHref };
  };
  const place = { file: AUTHORS_FILE };
  return listDraft({ ...selectionOf({ path, about, entries }, list), authorOn, place }, list);
}

function tagDraft({ tag, path, entries, place }: TagGroup, list: ListContext): PageDraft {
  const { label: title, description } = tag;
  const about = { title, ...(description !== undefined && { description }) };
  return listDraft({ ...selectionOf({ path, about, entries }, list), ...(place && { place }) }, list);
}

/** A page with a list of posts. */
interface PostList {
  readonly path: string;
  readonly about: Omit<PostListContent, 'author' | 'posts'>;
  readonly posts: readonly Post[];
  /** The author of the posts, on an author's page. */
  readonly authorOn?: (site: Site) => AuthorData;
  readonly place?: Place;
}

/** All posts of an author or a tag, on one page, newest first. */
function selectionOf(
  {
    path,
    about,
    entries,
  }: {
    readonly path: string;
    readonly about: Pick<PostListContent, 'title' | 'description'>;
    readonly entries: readonly AddressedEntry[];
  },
  { posts, related, context }: ListContext,
): PostList {
  const selected = new Set(entries);
  const pages: PaginationData = singlePage(context.href(path));
  return {
    path,
    about: { ...about, pages, related: related.on(path) },
    posts: [...posts].flatMap(([entry, post]) => (selected.has(entry) ? post : [])),
  };
}

function listDraft(
  { path, about, posts, authorOn, place }: PostList,
  { authorship, context: { words } }: ListContext,
): PageDraft {
  const { pages, description = '' } = about;
  const title = titleOfPage(about.title, pages, words);
  const contents = (site: Site) => ({
    layout: PLAIN,
    content: {
      ...about,
      ...(authorOn && { author: authorOn(site) }),
      posts: posts.map(post => summaryOf(post, authorship, site)),
    },
  });
  const base = baseOfGenerated(path, title, descriptionOfPage(description, pages, words));
  return generatedDraft(POST_LIST, base, contents, place);
}

function yearsOf(posts: readonly Post[], { blog }: Words) {
  const groups = groupInOrder(posts, ({ summary: { date } }) => date?.iso.slice(0, 4) ?? blog.undated);
  return groups.map(({ label, items }) => ({ label, items: items.map(archivedLink) }));
}

function archivedLink({ summary: { title, href, date } }: Post) {
  return { label: title, href, ...(date !== undefined && { date }) };
}

function countedTag({ shown, entries }: TagGroup) {
  return { ...shown, count: entries.length };
}
