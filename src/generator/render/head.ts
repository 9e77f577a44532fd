import type { HeadData } from '../../templates/contract/head.ts';
import { decodePath } from '../../templates/shared/site-path.ts';
import { jsonFeedOutput } from '../model/paths/json-feed-output.ts';
import { parseUrl } from '../model/paths/parse-url.ts';
import { splitSuffix } from '../model/paths/split-suffix.ts';
import type { Route, SitePlan } from '../model/route.ts';
import { isInSitemap } from '../model/sitemap-paths.ts';
import type { HeadConfig } from './head-config.ts';

/** What the heads of all pages share. */
export type SiteHead = Pick<
  HeadData,
  | 'feeds'
  | 'search'
  | 'icons'
  | 'manifest'
  | 'fontStylesheet'
  | 'preloadImage'
  | 'siteScript'
  | 'tagManagerId'
>;

/** `hrefOf` turns a path of the site into a final URL path. */
export function siteHeadOf(plan: SitePlan, config: HeadConfig, hrefOf: (path: string) => string): SiteHead {
  const files = new Set(plan.copiedFiles.map(file => file.output));
  return {
    feeds: plan.feeds.flatMap(({ title, output }) => [
      { title, href: hrefOf(`/${output}`), type: 'application/atom+xml' },
      { title, href: hrefOf(`/${jsonFeedOutput(output)}`), type: 'application/feed+json' },
    ]),
    ...(plan.search !== undefined && {
      search: { title: plan.search.title, href: hrefOf(`/${plan.search.description}`) },
    }),
    icons: iconsOf(files, hrefOf),
    manifest: hrefOf('/site.webmanifest'),
    ...address('fontStylesheet', config.head.fontStylesheet, hrefOf),
    ...address('preloadImage', config.head.preloadImage, hrefOf),
    ...address('siteScript', config.head.siteScript, hrefOf),
    ...(config.head.tagManagerId !== null && { tagManagerId: config.head.tagManagerId }),
  };
}

/** What the head of one page depends on besides the page. */
export interface HeadContext {
  readonly head: SiteHead;
  readonly config: HeadConfig;
  readonly hrefOf: (path: string) => string;
  /** The clean path of a page as Markdown, if there is one. */
  readonly markdownPathOf?: SitePlan['markdownPathOf'];
}

/** The head of a route's document. */
export function headOf(route: Route, { head: site, config, hrefOf, markdownPathOf }: HeadContext): HeadData {
  const isNotFound = route.kind === 'not-found';
  const canonical = config.url + hrefOf(route.path);
  const image = route.image ?? siteImageOf(config.head.image, hrefOf);
  return {
    ...site,
    title: route.path === '/' ? config.title : `${route.title} | ${config.title}`,
    ...(route.description !== '' && { description: route.description }),
    ...(!isNotFound && { canonical }),
    isIndexed: route.visibility.isIndexed && !isNotFound,
    ...(markdownPathOf && isInSitemap(route, config) && { markdown: hrefOf(markdownPathOf(route.path)) }),
    openGraph: {
      type: route.isArticle ? 'article' : 'website',
      title: route.path === '/' ? config.title : route.title,
      siteName: config.title,
      ...(image !== undefined && { image: { ...image, href: absolute(image.href, config.url) } }),
      ...(route.publishedTime !== undefined && { publishedTime: route.publishedTime }),
    },
  };
}

function siteImageOf(image: string | null, hrefOf: (path: string) => string): Route['image'] {
  if (image === null) return undefined;
  return { href: parseUrl(image) ? image : fileHref(image, hrefOf) };
}

/** The URL of a picture, which may be of another site. */
function absolute(href: string, url: string): string {
  return parseUrl(href) ? href : url + href;
}

/** A path of the site as a final URL path; an outside URL as it is. */
function address<Name extends string>(
  name: Name,
  value: string | null,
  hrefOf: (path: string) => string,
): { [Key in Name]?: string } {
  const href = value?.startsWith('/') ? fileHref(value, hrefOf) : value;
  // A computed key widens to an index signature; the object has exactly this one.
  return (href === null ? {} : { [name]: href }) as { [Key in Name]?: string };
}

/** The final URL path of a file as the configuration names it: like a link, perhaps percent-encoded, perhaps with a query. */
function fileHref(written: string, hrefOf: (path: string) => string): string {
  const [path, suffix] = splitSuffix(written);
  return hrefOf(decodePath(path)) + suffix;
}

/** Icons that lie in `content/static/` under their usual names; without any, an empty one, so that browsers ask for none. */
function iconsOf(files: ReadonlySet<string>, hrefOf: (path: string) => string): HeadData['icons'] {
  const known = [
    { file: 'favicon.ico', rel: 'icon', sizes: '32x32' },
    { file: 'favicon.svg', rel: 'icon', type: 'image/svg+xml' },
    { file: 'apple-touch-icon.png', rel: 'apple-touch-icon' },
  ];
  const icons = known
    .filter(icon => files.has(icon.file))
    .map(({ file, ...icon }) => ({ ...icon, href: hrefOf(`/${file}`) }));
  return icons.length > 0 ? icons : [{ rel: 'icon', href: 'data:,' }];
}
