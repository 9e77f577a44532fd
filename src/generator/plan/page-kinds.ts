import {
  type ArchiveContent,
  type AuthorsContent,
  type CategoryContent,
  type DocContent,
  type MarkdownPageContent,
  type NotFoundContent,
  type PageKind,
  pageKind,
  type SymbolListContent,
  type TagsContent,
} from '../../templates/contract.ts';
import type { Route } from '../model/route.ts';

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
export const ARCHIVE = pageKind<ArchiveContent>('archive');
export const AUTHORS = pageKind<AuthorsContent>('authors');
export const TAGS = pageKind<TagsContent>('tags');
