import type { DocumentInput, RenderedDocument } from './contract/document.ts';
import type { HeadData } from './contract/head.ts';
import type { HydrationData } from './contract/page.ts';
import type { ColorModeData } from './contract/shell.ts';
import { firstPictureLink } from './first-picture.ts';
import { baseUrlScript } from './inline/base-url-script.ts';
import { TAG_MANAGER_SCRIPT } from './inline/tag-manager-script.ts';
import { themeScript } from './inline/theme-script.ts';
import type { PageNeeds } from './page-needs.ts';
import { escapeAttribute, escapeText } from './shared/escape-html.ts';
import { scriptJson } from './shared/script-json.ts';
import { directionOf } from './shared/words/direction-of.ts';
import { THEME_COLORS } from './theme-colors.ts';
import { shellWords } from './words.ts';

/** The rendered React tree of a page. */
export interface RenderedRoot extends Pick<PageNeeds, 'stylesheets' | 'pictures' | 'jsonLd'> {
  readonly html: string;
  /** Texts of scripts that run before the first paint, besides the theme's. */
  readonly inlineScripts: readonly string[];
}

/** Writes the whole document around the rendered React tree, ending with a line feed. */
export function writeDocument(
  input: DocumentInput,
  page: HydrationData,
  root: RenderedRoot,
): RenderedDocument {
  const { language, shell } = input;
  const { respectsSystem, defaultMode } = shell.colorMode;
  const stylesheets = stylesheetsOf(input, root);
  const inlineJson = scriptJson(withoutSidebar(page));
  const html = `<!doctype html>
<html${attributes({ lang: language, dir: directionOf(language) === 'rtl' ? 'rtl' : undefined, 'data-theme': respectsSystem ? undefined : defaultMode })}>
<head>
${head(input, stylesheets, root).join('\n')}
</head>
<body>
<a class="skip-link" href="#main">${shellWords.skipLink}</a>
<div id="root">${root.html}</div>
<script type="application/json" id="page-data">${inlineJson}</script>
</body>
</html>
`;
  return { html, inlineJson, stylesheets };
}

/** What the sheet `other-media` is for. Where it is not used, browsers load it after everything else, and no paint waits for it. */
const OTHER_MEDIA = 'print, (forced-colors: active)';

/** The beginning of the names of the theme's style sheets. */
const THEME_SHEETS = 'theme-';

/** The main sheet, those of the site's theme, and those that parts of the page need. */
function stylesheetsOf({ assets }: DocumentInput, { stylesheets }: RenderedRoot): readonly string[] {
  const known = Object.keys(assets.stylesheets);
  const unknown = [...stylesheets].find(name => !known.includes(name));
  if (unknown !== undefined) throw new Error(`No style sheet is named “${unknown}”`);
  return known.filter(name => name === 'main' || name.startsWith(THEME_SHEETS) || stylesheets.has(name));
}

/** What the browser needs to hydrate a page: everything but its content. */
export function hydrationData({ page, path, shell }: DocumentInput): HydrationData {
  return { path, layout: page.layout, shell };
}

/** The sidebar is read back from its HTML: see `shell/read-sidebar.ts`. */
function withoutSidebar(page: HydrationData): unknown {
  if (page.layout.type !== 'docs') return page;
  const { sidebar, ...layout } = page.layout;
  return { ...page, layout };
}

function head(
  input: DocumentInput,
  stylesheets: readonly string[],
  { pictures, jsonLd, inlineScripts }: RenderedRoot,
): readonly string[] {
  const { head, assets, shell, path } = input;
  return [
    '<meta charset="utf-8">',
    policyMeta(input.policy),
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeText(head.title)}</title>`,
    ...themeColors(shell.colorMode),
    inlineScript(themeScript(shell)),
    ...inlineScripts.map(inlineScript),
    ...firstPictureLink(pictures, head.preloadImage),
    ...(head.fontStylesheet ? [link({ rel: 'stylesheet', href: head.fontStylesheet })] : []),
    link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: assets.textFont }),
    ...stylesheets.map(name => link({ rel: 'stylesheet', href: assets.stylesheets[name] ?? '' })),
    link({ rel: 'stylesheet', media: OTHER_MEDIA, href: assets.stylesheets['other-media'] ?? '' }),
    `<script${attributes({ type: 'module', src: assets.script })}></script>`,
    ...description(head),
    ...appearance(head),
    ...(head.markdown ? [link({ rel: 'alternate', type: 'text/markdown', href: head.markdown })] : []),
    ...head.feeds.map(({ title, href, type }) => link({ rel: 'alternate', type, title, href })),
    ...(head.search ? [link({ rel: 'search', type: OPEN_SEARCH, ...head.search })] : []),
    ...jsonLd.map(item => `<script type="application/ld+json">${scriptJson(item)}</script>`),
    ...(path === shell.baseUrl ? [inlineScript(baseUrlScript(shell))] : []),
    ...(input.page.layout.type === 'frame' ? [] : outsideScripts(head)),
  ];
}

function description({ description, canonical, isIndexed, openGraph }: HeadData): readonly string[] {
  const { type, title, siteName, image, publishedTime } = openGraph;
  const properties = {
    'og:type': type,
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:site_name': siteName,
    'og:image': image?.href,
    'og:image:width': image?.width?.toString(),
    'og:image:height': image?.height?.toString(),
    'article:published_time': publishedTime,
  };
  return [
    ...(description ? [meta({ name: 'description', content: description })] : []),
    ...(isIndexed ? [] : [meta({ name: 'robots', content: 'noindex' })]),
    ...(canonical ? [link({ rel: 'canonical', href: canonical })] : []),
    ...Object.entries(properties).flatMap(([property, content]) =>
      content ? [meta({ property, content })] : [],
    ),
    meta({ name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
  ];
}

/** Placed before the inline script, which keeps the tags in step with the colour mode. */
function themeColors({ respectsSystem, defaultMode }: ColorModeData): readonly string[] {
  const name = 'theme-color';
  if (!respectsSystem) return [meta({ name, content: THEME_COLORS[defaultMode] })];
  return (['light', 'dark'] as const).map(mode =>
    meta({ name, media: `(prefers-color-scheme: ${mode})`, content: THEME_COLORS[mode] }),
  );
}

function appearance({ icons, manifest }: HeadData): readonly string[] {
  return [
    meta({ name: 'color-scheme', content: 'light dark' }),
    ...icons.map(({ rel, type, sizes, href }) => link({ rel, type, sizes, href })),
    ...(manifest ? [link({ rel: 'manifest', href: manifest })] : []),
  ];
}

function outsideScripts({ siteScript, tagManagerId }: HeadData): readonly string[] {
  const container =
    tagManagerId && `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManagerId)}`;
  return [
    ...(siteScript ? [outsideScript(siteScript)] : []),
    ...(container ? [inlineScript(TAG_MANAGER_SCRIPT), outsideScript(container)] : []),
  ];
}

function inlineScript(text: string): string {
  return `<script>${text}</script>`;
}

function outsideScript(src: string): string {
  return `<script async${attributes({ src })}></script>`;
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** Placed before everything that it governs. */
function policyMeta(content: string): string {
  return meta({ 'http-equiv': 'Content-Security-Policy', content });
}

function meta(values: Attributes): string {
  return `<meta${attributes(values)}>`;
}

function link(values: Attributes): string {
  return `<link${attributes(values)}>`;
}

function attributes(values: Attributes): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`))
    .join('');
}

const OPEN_SEARCH = 'application/opensearchdescription+xml';
