import type { Layout } from './layout.ts';
import type { ShellData } from './shell.ts';

/**
 * A kind of page. It names the component that renders the content on the server. `Content` is JSON, and it is all that generator and
 * component share.
 */
export interface PageKind<Content> {
  readonly name: string;
  /** Whether the page is an article rather than a list, for `og:type`. */
  readonly isArticle: boolean;
  /** Never present: it only holds the type. */
  readonly contentType?: (content: Content) => void;
}

/** Makes a kind of page. */
export function pageKind<Content>(name: string, { isArticle = false } = {}): PageKind<Content> {
  return { name, isArticle };
}

/** A page as the generator hands it to the templates. The content has the kind's type, because the plan sets both together. */
export interface PageData {
  readonly kind: string;
  readonly layout: Layout;
  readonly content: unknown;
}

/** The JSON in each page's `<script type="application/json" id="pageData">`. */
export interface HydrationData {
  /** The page's clean path, base URL included. */
  readonly path: string;
  readonly layout: Layout;
  readonly shell: ShellData;
}
