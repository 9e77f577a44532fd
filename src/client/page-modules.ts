import type { ComponentType } from 'react';
import type { PageKind } from '../templates/contract.ts';
// Articles and plain pages have next to nothing to hydrate: their layouts come with the script itself, and so does what the
// docs' layout shares with them. A chunk for each set of kinds would cost more requests than it saves bytes.
import * as archive from '../templates/pages/archive.tsx';
import * as authors from '../templates/pages/authors.tsx';
import * as map from '../templates/pages/map.tsx';
import * as mapList from '../templates/pages/map-list.tsx';
import * as notFound from '../templates/pages/not-found.tsx';
import * as page from '../templates/pages/page.tsx';
import * as post from '../templates/pages/post.tsx';
import * as postList from '../templates/pages/post-list.tsx';
import * as release from '../templates/pages/release.tsx';
import * as releaseList from '../templates/pages/release-list.tsx';
import * as tags from '../templates/pages/tags.tsx';
import { LoadError } from './load-error.ts';

/** The hydrated part of a page: it gets the page's layout and path. */
export type PageComponent = ComponentType<{ readonly layout: never; readonly path: string }>;

/** A page kind's module cannot be used; loading it again would not help. */
export class PageModuleError extends LoadError {}

type PageModules = Readonly<Record<PageKind, () => Promise<unknown>>>;

/** The module of each kind; those that weigh something are fetched when a page of the kind is shown. */
const PAGE_MODULES: PageModules = {
  archive: async () => archive,
  authors: async () => authors,
  category: () => import('../templates/pages/category.tsx'),
  doc: () => import('../templates/pages/doc.tsx'),
  map: async () => map,
  'map-list': async () => mapList,
  'not-found': async () => notFound,
  page: async () => page,
  post: async () => post,
  'post-list': async () => postList,
  release: async () => release,
  'release-list': async () => releaseList,
  symbols: () => import('../templates/pages/symbols.tsx'),
  tags: async () => tags,
};

/** Loads the component of a page kind. Rejects with a `PageModuleError` for a kind or a module that is none. */
export async function loadPageComponent(
  kind: string,
  modules: PageModules = PAGE_MODULES,
): Promise<PageComponent> {
  if (!isKind(kind, modules)) throw new PageModuleError(`There is no page module for the kind "${kind}".`);
  const module = await modules[kind]();
  if (hasDefaultExport(module)) return module.default;
  throw new PageModuleError(
    `The page module src/templates/pages/${kind}.tsx gives no component: the component has no default export.`,
  );
}

function isKind(kind: string, modules: PageModules): kind is PageKind {
  return Object.hasOwn(modules, kind);
}

function hasDefaultExport(module: unknown): module is { readonly default: PageComponent } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'default' in module &&
    typeof module.default === 'function'
  );
}
