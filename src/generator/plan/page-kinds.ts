import type {
  ArchiveContent,
  AuthorsContent,
  CategoryContent,
  DocContent,
  MapContent,
  MapListContent,
  MarkdownPageContent,
  NotFoundContent,
  PageKind,
  PostContent,
  PostListContent,
  ReleaseContent,
  ReleaseListContent,
  SymbolListContent,
  TagsContent,
} from '../../templates/contract.ts';
import type { Route } from '../model/route.ts';

/** Names a kind of page, and types its content. */
function pageKind<Content>(name: string, { isArticle = false } = {}): PageKind<Content> {
  return { name, isArticle };
}

/** Whether a page is of a kind, and so has its content. */
export function isOfKind<Content>(
  route: Route,
  kind: PageKind<Content>,
): route is Route & { readonly content: Content } {
  return route.kind === kind.name;
}

export const PAGE = pageKind<MarkdownPageContent>('page');
export const NOT_FOUND = pageKind<NotFoundContent>('not-found');
export const DOC = pageKind<DocContent>('doc', { isArticle: true });
export const CATEGORY = pageKind<CategoryContent>('category');
export const SYMBOLS = pageKind<SymbolListContent>('symbols');
export const POST = pageKind<PostContent>('post', { isArticle: true });
export const POST_LIST = pageKind<PostListContent>('post-list');
export const RELEASE = pageKind<ReleaseContent>('release', { isArticle: true });
export const RELEASE_LIST = pageKind<ReleaseListContent>('release-list');
export const ARCHIVE = pageKind<ArchiveContent>('archive');
export const AUTHORS = pageKind<AuthorsContent>('authors');
export const TAGS = pageKind<TagsContent>('tags');
export const MAP = pageKind<MapContent>('map');
export const MAP_LIST = pageKind<MapListContent>('map-list');
