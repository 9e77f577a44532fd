import { contentHash } from '../../model/content-hash.ts';
import { oncePer } from '../../model/once-per.ts';
import type { Route } from '../../model/route.ts';
import type { Project } from '../../plan/driver/plan-project.ts';
import type { RenderContext } from '../document-input.ts';

/** What the keys of all pages cover. */
export interface KeyContext {
  readonly context: RenderContext;
  readonly programHash: string;
  readonly bundleHash: string;
}

/** Makes the function that names everything that a route's page depends on: same key, same bytes. */
export function createPageKeys(
  { config: { budgets }, bodyKey }: Pick<Project, 'config' | 'bodyKey'>,
  { context, programHash, bundleHash }: KeyContext,
): (route: Route) => string {
  const { shell, footer, head, searchUrl, markdownPathOf, config, policy } = context;
  // The budgets too: pages are weighed when they are rendered.
  const shared = contentHash(
    bundleHash,
    programHash,
    JSON.stringify([shell, footer, head, searchUrl, markdownPathOf?.('/'), config, policy, budgets]),
  );
  // Many pages share a sidebar.
  const hashOfSidebar = oncePer((sidebar: object) => contentHash(JSON.stringify(sidebar)));
  return oncePer(({ output, source, layout, ...own }: Route) => {
    const shown = layout.type === 'docs' ? { ...layout, sidebar: hashOfSidebar(layout.sidebar) } : layout;
    return contentHash(shared, JSON.stringify([own, shown]), ...own.bodies.map(({ file }) => bodyKey(file)));
  });
}
