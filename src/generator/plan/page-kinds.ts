import type { MarkdownPageContent, NotFoundContent } from '../../templates/contract/core-kinds.ts';
import { type PageKind, pageKind } from '../../templates/contract/page.ts';
import type { Route } from '../model/route.ts';

/** Whether a page is of a kind, and so has content of its type. */
export function isOfKind<Content>(
  route: Route,
  kind: PageKind<Content>,
): route is Route & { readonly content: Content } {
  return route.kind === kind.name;
}

export const PAGE = pageKind<MarkdownPageContent>('page');
export const NOT_FOUND = pageKind<NotFoundContent>('not-found');
