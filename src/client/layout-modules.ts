import type { ComponentType } from 'react';
import type { LayoutType } from '../templates/contract.ts';
import * as article from '../templates/layouts/article.tsx';
import * as frame from '../templates/layouts/frame.tsx';
import * as notFound from '../templates/layouts/not-found.tsx';
import * as plain from '../templates/layouts/plain.tsx';
import { LoadError } from './load-error.ts';

/** The hydrated part of a page. It gets the page's layout and path. */
export type LayoutComponent = ComponentType<{ readonly layout: never; readonly path: string }>;

/** A layout's module cannot be used, and loading it again would not help. */
export class LayoutModuleError extends LoadError {}

type LayoutModules = Readonly<Record<LayoutType, () => Promise<unknown>>>;

/** The module of each layout. Large ones are fetched when a page with the layout is shown. */
const LAYOUT_MODULES: LayoutModules = {
  article: async () => article,
  docs: () => import('../templates/layouts/docs.tsx'),
  frame: async () => frame,
  'not-found': async () => notFound,
  plain: async () => plain,
};

/** Loads the component of a layout. Rejects with a `LayoutModuleError` for an unknown layout or an unusable module. */
export async function loadLayout(
  type: string,
  modules: LayoutModules = LAYOUT_MODULES,
): Promise<LayoutComponent> {
  if (!isLayout(type, modules)) throw new LayoutModuleError(`There is no module for the layout "${type}".`);
  const module = await modules[type]();
  if (hasDefaultExport(module)) return module.default;
  throw new LayoutModuleError(
    `The module src/templates/layouts/${type}.tsx gives no component: the component has no default export.`,
  );
}

function isLayout(type: string, modules: LayoutModules): type is LayoutType {
  return Object.hasOwn(modules, type);
}

function hasDefaultExport(module: unknown): module is { readonly default: LayoutComponent } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'default' in module &&
    typeof module.default === 'function'
  );
}
