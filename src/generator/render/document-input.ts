import type { DocumentInput, PageAssets, PageData, ShellData } from '../../templates/contract.ts';
import { type Bundle, bySheet } from '../model/bundle.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Route, SitePlan } from '../model/route.ts';
import { headOf, type SiteHead } from './head.ts';

/** What every page of a build shares. */
export interface RenderContext {
  readonly config: SiteConfig;
  readonly plan: SitePlan;
  readonly shell: ShellData;
  readonly head: SiteHead;
  /** The Content-Security-Policy that each page says itself. */
  readonly policy: string;
  readonly assets: Pick<Bundle, 'stylesheets' | 'textFont' | 'script' | 'modulePreloads'>;
  /** The one file→URL rule of the plan: path of the site → final URL path. */
  readonly hrefOf: (path: string) => string;
}

/** Everything that the templates need for a route, but for its bodies: their `html` is still empty. */
export function documentInput(route: Route, context: RenderContext): DocumentInput {
  const { config, plan, policy, shell, hrefOf } = context;
  return {
    language: config.language,
    policy,
    path: hrefOf(route.path),
    head: headOf(route, context.head, config, hrefOf),
    assets: assetsOf(route, context),
    shell,
    footer: plan.footer,
    page: pageOf(route),
  };
}

function assetsOf(route: Route, { assets, hrefOf }: RenderContext): PageAssets {
  return {
    stylesheets: bySheet(name => hrefOf(`/${assets.stylesheets[name]}`)),
    textFont: hrefOf(`/${assets.textFont}`),
    script: hrefOf(`/${assets.script}`),
    modulePreloads: (assets.modulePreloads[route.kind] ?? []).map(path => hrefOf(`/${path}`)),
  };
}

function pageOf({ kind, layout, content }: Route): PageData {
  // The three fields of one route belong to one kind; the union does not survive taking it apart.
  return { kind, layout, content } as PageData;
}

/** The page with its bodies filled in, in the order of `route.bodies`. */
export function withBodies(page: PageData, bodies: readonly string[]): PageData {
  switch (page.kind) {
    case 'page':
    case 'doc':
    case 'post':
    case 'release':
      // Spreading keeps the kind and its content together; the compiler sees the union only.
      return { ...page, content: { ...page.content, html: bodies[0] ?? '' } } as PageData;
    case 'release-list':
      return {
        ...page,
        content: {
          ...page.content,
          releases: page.content.releases.map((release, index) => ({
            ...release,
            html: bodies[index] ?? '',
          })),
        },
      };
    default:
      return page;
  }
}
