import type { Root } from 'mdast';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Dependency, EntryBody, EntryHead } from '../../model/entry.ts';
import { CONTENTS_SLOT, contentsList } from './contents-list.ts';
import { costlyMarkup } from './costly-markup.ts';
import { eagerPictures } from './eager-pictures.ts';
import { excerptOf } from './excerpt.ts';
import { createIdRegister } from './id-register.ts';
import { inspectTree } from './inspect-tree.ts';
import type { MarkdownProcessor } from './markdown-processor.ts';
import { openingBlock } from './opening-block.ts';
import type { LoadSurroundings, MarkdownSource, PageContext } from './page-context.ts';

export interface RenderedPage
  extends Pick<EntryHead, 'hasOwnTitle' | 'headings' | 'ids' | 'references' | 'excerpt'> {
  readonly wordCount: number;
  readonly firstTitle: string | undefined;
  readonly body: EntryBody;
  readonly dependencies: readonly Dependency[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface RenderPageOptions extends Omit<LoadSurroundings, 'parse'> {
  readonly processor: MarkdownProcessor;
  readonly trustsHtml: boolean;
  readonly leavesTitleOut: boolean;
  /** Level-2 headings that mark the changes of a release; absent for other files. */
  readonly sections?: readonly string[];
}

/** Renders a file's Markdown, in which empty lines replace the front matter, and collects what the plan needs to know about it. */
export function renderPage(file: string, text: string, options: RenderPageOptions): RenderedPage {
  const costly = costlyMarkup(file, text);
  const { processor } = options;
  const parsed = processor.parse(costly === undefined ? text : '', { file });
  const { tree } = parsed;
  const { tooDeep, repeated, ...inspected } = inspectTree(tree, {
    file,
    text: parsed.text,
    product: options.product,
    directives: options.directives,
    trustsHtml: options.trustsHtml,
    depth: 0,
  });
  const problem = costly ?? tooDeep;
  const shown: Root = problem === undefined ? tree : { type: 'root', children: [] };
  const page = createPage(shown, { file, text: parsed.text, chain: [file], ...inspected }, options);
  page.diagnostics.push(...(problem === undefined ? repeated : [problem]));
  page.opening = openingBlock(shown);
  const html = withContents(page, balanced(page, processor.toHtml(page)));
  return {
    body: {
      html,
      codeBlocks: page.codeBlocks,
      stylesheets: [...page.stylesheets].sort(),
      pictures: eagerPictures(html),
    },
    excerpt: excerptOf(shown),
    hasOwnTitle: page.hasOwnTitle,
    firstTitle: page.firstTitle,
    headings: page.headings,
    ids: page.ids.all(),
    references: page.references,
    wordCount: page.wordCount,
    dependencies: [...page.dependencies.values()],
    diagnostics: [...page.diagnostics, ...removedHtmlWarnings(page)],
  };
}

function createPage(
  tree: Root,
  source: MarkdownSource,
  { processor, trustsHtml, leavesTitleOut, sections = [], ...surroundings }: RenderPageOptions,
): PageContext {
  return {
    surroundings: { ...surroundings, parse: processor.parse },
    tree,
    trustsHtml,
    leavesTitleOut,
    sections,
    headings: [],
    ids: createIdRegister(),
    references: [],
    codeBlocks: [],
    stylesheets: new Set(),
    footnotes: new Map(),
    dependencies: new Map(),
    diagnostics: [],
    cleanedHtml: new Map(),
    hasMisplacedTags: false,
    removedHtml: new Map(),
    wordCount: 0,
    includedBytes: 0,
    source,
    opening: undefined,
    hasOwnTitle: false,
    firstTitle: undefined,
  };
}

/** Puts a writer's tags where HTML allows them. */
function balanced(page: PageContext, html: string): string {
  return page.hasMisplacedTags ? page.surroundings.htmlTools().balanceHtml(html) : html;
}

/** Fills in the list of the page's headings where the text wants it. */
function withContents({ headings, surroundings }: PageContext, html: string): string {
  if (!html.includes(CONTENTS_SLOT)) return html;
  const { markdown, words } = surroundings;
  const shown = headings.filter(
    ({ level }) => level >= markdown.tocMinLevel && level <= markdown.tocMaxLevel,
  );
  return html.replaceAll(CONTENTS_SLOT, () => contentsList(shown, words.prose.contents));
}

function removedHtmlWarnings(page: PageContext): Diagnostic[] {
  return [...page.removedHtml.values()].map(({ place, names }) => ({
    severity: 'warning',
    code: 'html/removed',
    message: `The page leaves out HTML that is not allowed in Markdown: ${[...names].map(withCount).join(', ')}`,
    place,
    hint: removedHtmlHint([...names.keys()]),
  }));
}

/** Trust brings back everything but what the Content-Security-Policy blocks in a page: its styles, and scripts in attributes. */
function removedHtmlHint(names: readonly string[]): string {
  const isBlocked = names.every(name => /^(?:style|<style>|on\w+)$/.test(name));
  return `Write Markdown or a directive instead. Put a tag that readers should see in \`code\`. ${
    isBlocked
      ? 'trustHtml would not help, because the Content-Security-Policy blocks styles and scripts in the text: use a class of your theme, or a feature.'
      : 'Or set trustHtml: true in the front matter.'
  }`;
}

function withCount([name, count]: readonly [string, number]): string {
  return count === 1 ? name : `${name} (${count} times)`;
}
