import type { ComponentType } from 'react';
import type { LayoutType } from '../../templates/contract/layout.ts';
import * as article from '../../templates/layouts/article.tsx';
import * as docs from '../../templates/layouts/docs.tsx';
import * as frame from '../../templates/layouts/frame.tsx';
import * as notFound from '../../templates/layouts/not-found.tsx';
import * as plain from '../../templates/layouts/plain.tsx';
import { LayoutModuleError } from '../load-error.ts';

/** The hydrated part of a page. It gets the page's layout and path. */
export type LayoutComponent = ComponentType<{ readonly layout: never; readonly path: string }>;

type LayoutModules = Readonly<Record<LayoutType, unknown>>;

const LAYOUT_MODULES: LayoutModules = { article, docs, frame, 'not-found': notFound, plain };

/** Finds the component of a layout. Throws a `LayoutModuleError` for an unknown layout or an unusable module. */
export function findLayout(type: string, modules: LayoutModules = LAYOUT_MODULES): LayoutComponent {
  if (!isLayout(type, modules)) throw new LayoutModuleError(`There is no module for the layout "${type}".`);
  const module = modules[type];
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
