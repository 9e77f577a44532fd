import type { DocumentInput } from './contract/document.ts';
import type { HeadData } from './contract/head.ts';
import type { ColorModeData } from './contract/shell.ts';
import { firstPictureLink } from './first-picture.ts';
import { attributes, link, meta } from './head-tags.ts';
import { baseUrlScript } from './inline/base-url-script.ts';
import { TAG_MANAGER_SCRIPT } from './inline/tag-manager-script.ts';
import { themeScript } from './inline/theme-script.ts';
import type { PageNeeds } from './page-needs.ts';
import { escapeText } from './shared/escape-html.ts';
import { loadedSheets } from './shared/joined-sheets.ts';
import { scriptJson } from './shared/script-json.ts';
import { THEME_COLORS } from './theme-colors.ts';

/** What the rendered page needs of its head. */
export interface HeadNeeds extends Pick<PageNeeds, 'pictures' | 'jsonLd'> {
  /** Texts of scripts that run before the first paint, besides the theme's. */
  readonly inlineScripts: readonly string[];
}

/** What the sheet `other-media` is for. Where it is not used, browsers load it after everything else, and no paint waits for it. */
const OTHER_MEDIA = 'print, (forced-colors: active)';

const OPEN_SEARCH = 'application/opensearchdescription+xml';

/** What is in the `<head>` of a page, one element a line. `stylesheets` are names of the sheets that it needs, in their order. */
export function documentHead(
  input: DocumentInput,
  stylesheets: readonly string[],
  { pictures, jsonLd, inlineScripts }: HeadNeeds,
): readonly string[] {
  const { head, assets, shell, path } = input;
  return [
    '<meta charset="utf-8">',
    // Before everything that it governs.
    meta({ 'http-equiv': 'Content-Security-Policy', content: input.policy }),
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeText(head.title)}</title>`,
    ...themeColors(shell.colorMode),
    inlineScript(themeScript(shell)),
    ...inlineScripts.map(inlineScript),
    ...firstPictureLink(pictures, head.preloadImage),
    ...(head.fontStylesheet ? [link({ rel: 'stylesheet', href: head.fontStylesheet })] : []),
    link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: assets.textFont }),
    ...loadedSheets(stylesheets.map(name => assets.stylesheets[name] ?? '')).map(href =>
      link({ rel: 'stylesheet', href }),
    ),
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
