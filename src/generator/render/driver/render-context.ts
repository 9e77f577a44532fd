import type { Bundle } from '../../model/bundle.ts';
import type { Project } from '../../plan/driver/plan-project.ts';
import { hrefOf } from '../../plan/urls.ts';
import { assetsOfLayouts, type RenderContext } from '../document-input.ts';
import { siteHeadOf } from '../head.ts';
import { headConfigOf } from '../head-config.ts';

/** What the pages of a project share. `policy` is the Content-Security-Policy that each page says itself. */
export function renderContextOf(
  { plan, config }: Pick<Project, 'plan' | 'config'>,
  bundle: Bundle,
  policy: string,
): RenderContext {
  const { shell, footer, markdownPathOf, search } = plan;
  const href = (path: string) => hrefOf(path, config.baseUrl);
  return {
    config: headConfigOf(config),
    shell: { ...shell, buildId: bundle.buildId },
    footer,
    head: siteHeadOf(plan, config, href),
    searchUrl: search && config.url + href(search.path),
    markdownPathOf,
    policy,
    assetsOf: assetsOfLayouts(bundle, href),
    hrefOf: href,
  };
}
