import type { PageAssets } from '../../templates/contract/assets.ts';
import type { DocumentInput } from '../../templates/contract/document.ts';
import type { LayoutType } from '../../templates/contract/layout.ts';
import type { ShellData } from '../../templates/contract/shell.ts';
import type { Bundle } from '../model/bundle.ts';
import type { Route, SitePlan } from '../model/route.ts';
import { headOf, type SiteHead } from './head.ts';
import type { HeadConfig } from './head-config.ts';

/** What every page of a build shares. */
export interface RenderContext {
  readonly config: HeadConfig;
  readonly shell: ShellData;
  readonly footer: SitePlan['footer'];
  readonly head: SiteHead;
  /** Absolute URL of the page that searches the site, if there is one. */
  readonly searchUrl: string | undefined;
  /** The clean path of a page as Markdown, if there is one. */
  readonly markdownPathOf: SitePlan['markdownPathOf'];
  /** The Content-Security-Policy in each page's `<meta>`. */
  readonly policy: string;
  /** What a page with each layout names. */
  readonly assetsOf: (layout: LayoutType) => PageAssets;
  /** The one file→URL rule of the plan: path of the site → final URL path. */
  readonly hrefOf: (path: string) => string;
}

/** Everything that the templates need for a route, except its bodies. */
export function documentInput(route: Route, context: RenderContext): Omit<DocumentInput, 'bodies'> {
  const { config, footer, policy, searchUrl, shell, hrefOf } = context;
  return {
    language: config.language,
    policy,
    path: hrefOf(route.path),
    site: {
      url: config.url,
      title: config.title,
      product: config.product,
      ...(searchUrl !== undefined && { searchUrl }),
    },
    head: headOf(route, context),
    assets: context.assetsOf(route.layout.type),
    shell,
    footer,
    page: { kind: route.kind, layout: route.layout, content: route.content },
  };
}

/** The final URLs of what the bundle holds for a layout. */
export function assetsOfLayouts(
  { stylesheets, textFont, script, frameScript }: BundleAssets,
  hrefOf: (path: string) => string,
): (layout: LayoutType) => PageAssets {
  const shared = {
    stylesheets: Object.fromEntries(
      Object.entries(stylesheets).map(([name, path]) => [name, hrefOf(`/${path}`)]),
    ),
    textFont: hrefOf(`/${textFont}`),
  };
  return layout => ({
    ...shared,
    script: hrefOf(`/${layout === 'frame' ? frameScript : script}`),
  });
}

type BundleAssets = Pick<Bundle, 'stylesheets' | 'textFont' | 'script' | 'frameScript'>;
