import type { SiteConfig } from '../../model/config.ts';
import type { PlanContext } from '../plan-context.ts';

/** The context in which the API reference stands in the docs' place, so that it is planned like docs. */
export function referenceContext(
  context: PlanContext,
  { path, title }: NonNullable<SiteConfig['api']>,
): PlanContext {
  const version = { name: 'api', label: title, folder: 'api', path: '', isUnreleased: false };
  const docs: SiteConfig['docs'] = {
    ...context.config.docs,
    path,
    title,
    versions: [version],
    sidebars: { api: 'folders' },
    showLastUpdated: false,
    showReadingTime: false,
  };
  return { ...context, config: { ...context.config, docs } };
}
