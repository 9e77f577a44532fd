import type { DocumentInput, RenderedDocument } from './contract/document.ts';
import type { HydrationData } from './contract/page.ts';
import { documentHead, type HeadNeeds } from './document-head.ts';
import { attributes } from './head-tags.ts';
import type { PageNeeds } from './page-needs.ts';
import { scriptJson } from './shared/script-json.ts';
import { directionOf } from './shared/words/direction-of.ts';
import { shellWords } from './words.ts';

/** The rendered React tree of a page. */
export interface RenderedRoot extends HeadNeeds, Pick<PageNeeds, 'stylesheets'> {
  readonly html: string;
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
${documentHead(input, stylesheets, root).join('\n')}
</head>
<body>
<a class="skip-link" href="#pageMain">${shellWords.skipLink}</a>
<div id="pageRoot">${root.html}</div>
<script type="application/json" id="pageData">${inlineJson}</script>
</body>
</html>
`;
  return { html, inlineJson, stylesheets };
}

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
