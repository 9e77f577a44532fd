import type { PlanContext } from '@mapwright/site/plan';
import type { DocsContext } from '../../docs/index.ts';

/** Puts the API reference in the place of the docs, so that it is planned like docs. */
export function referenceContext(
  context: PlanContext,
  { path, title }: { readonly path: string; readonly title: string },
  field: string,
): DocsContext {
  const version = {
    name: 'api',
    label: title,
    folder: 'api',
    path: '',
    isUnreleased: false,
    isCurrent: true,
  };
  const docs: DocsContext['docs'] = {
    path,
    title,
    versions: [version],
    sidebars: { api: 'folders' },
    showLastUpdated: false,
    showReadingTime: false,
  };
  return { ...context, docs, field, ownCollection: 'api' };
}
