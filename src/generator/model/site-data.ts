import type { Diagnostic } from './diagnostic.ts';

/** A writer of posts or releases, from `content/authors.yml`. `id` is the key there. */
export interface Author {
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  readonly url?: string;
  /** Path of an image below `content/static/`. */
  readonly image?: string;
  readonly description?: string;
}

/** A tag, from `content/tags.yml`. `id` is the key there; `slug` is the last segment of its URL. */
export interface Tag {
  readonly id: string;
  readonly label: string;
  readonly slug: string;
  readonly description?: string;
}

/** A folder's `_category.yml`. `file` and `fieldLines` are for diagnostics. */
export interface CategoryFile {
  /** POSIX path of the YAML file, relative to the root. */
  readonly file: string;
  /** Folder relative to its docs folder (`guides/map-editor`). */
  readonly folder: string;
  /** Which folder below `content/` it lies in (`docs`). */
  readonly docsFolder: string;
  readonly label?: string;
  readonly description?: string;
  readonly position?: number;
  readonly isCollapsed?: boolean;
  readonly className?: string;
  /** A doc by its id, a generated index at its own path, or nothing. Absent = an index page of its folder, or a generated index there. */
  readonly link?: { readonly doc: string } | { readonly index: string } | 'none';
  readonly fieldLines: Readonly<Record<string, { readonly line: number; readonly column: number }>>;
}

/** What the data files say. */
export interface SiteData {
  readonly authors: readonly Author[];
  readonly tags: readonly Tag[];
  readonly categories: readonly CategoryFile[];
}

export interface LoadedSiteData {
  readonly data: SiteData;
  readonly diagnostics: readonly Diagnostic[];
}
