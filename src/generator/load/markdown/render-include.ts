import type { ElementContent } from 'hast';
import type { LeafDirective } from 'mdast-util-directive';
import { splitFrontMatter } from '../source/split-front-matter.ts';
import { costlyMarkup } from './costly-markup.ts';
import { type IncludedText, readIncludedText } from './included-text.ts';
import { inspectTree } from './inspect-tree.ts';
import { isRestart } from './is-restart.ts';
import { openingBlock } from './opening-block.ts';
import { type MarkdownSource, type PageContext, reportError } from './page-context.ts';
import { pageOf } from './page-of.ts';
import type { ParsedText } from './parsed-text.ts';
import { ParserFailure } from './parser-failure.ts';
import { findRegion } from './region.ts';
import type { RenderState } from './render-state.ts';

/** Blocks are passed on as arguments of a call, and their number is limited. */
const MAX_BLOCKS = 20_000;

/** Renders the Markdown of another file, or of its region, in place of an `include` directive. */
export function renderInclude(
  state: RenderState,
  node: LeafDirective,
  wanted: { readonly file: string; readonly region?: string },
): ElementContent[] {
  const page = pageOf(state);
  const included = readIncludedText(page, node, wanted.file);
  if (included === undefined) return [];
  const { file } = included;
  const outer = page.source;
  if (outer.chain.includes(file)) {
    const circle = [...outer.chain.slice(outer.chain.indexOf(file)), file].join(' → ');
    reportError(page, node, {
      code: 'include/circle',
      message: `The includes form a circle: ${circle}`,
      hint: 'Remove one of them.',
    });
    return [];
  }
  const text = textOf(page, node, { ...included, ...wanted, file });
  return text === undefined ? [] : renderIncluded(state, node, { file, text });
}

/** The included text, padded with empty lines so that its lines keep their numbers. */
function textOf(
  page: PageContext,
  node: LeafDirective,
  { file, text, region: name }: { file: string; text: string; region?: string },
): string | undefined {
  if (name === undefined) {
    const { body, diagnostics } = splitFrontMatter(file, text);
    page.diagnostics.push(...diagnostics);
    return body;
  }
  const region = findRegion(page, node, { file, text, region: name });
  return region && '\n'.repeat(region.linesAbove) + region.lines.join('\n');
}

function renderIncluded(
  state: RenderState,
  node: LeafDirective,
  { file, text }: IncludedText,
): ElementContent[] {
  const page = pageOf(state);
  const { surroundings, source: outer } = page;
  const costly = costlyMarkup(file, text);
  if (costly !== undefined) {
    page.diagnostics.push(costly);
    return [];
  }
  const { tree, text: parsedText } = parseIncluded(page, { file, text });
  const { tooDeep, repeated, ...inspected } = inspectTree(tree, {
    file,
    text: parsedText,
    product: surroundings.product,
    directives: surroundings.directives,
    trustsHtml: page.trustsHtml,
    depth: outer.depths.get(node) ?? 0,
  });
  if (tooDeep !== undefined) {
    page.diagnostics.push(tooDeep);
    return [];
  }
  page.diagnostics.push(...repeated);
  const source: MarkdownSource = {
    file,
    text: parsedText,
    chain: [...outer.chain, file],
    ...inspected,
  };
  if (page.opening === node) page.opening = openingBlock(tree);
  page.source = source;
  const children = state.all(tree);
  page.source = outer;
  if (children.length <= MAX_BLOCKS) return children;
  reportError(page, node, {
    code: 'include/too-large',
    message: `The included text has more than ${MAX_BLOCKS} blocks`,
    hint: 'Include less of it.',
  });
  return [];
}

function parseIncluded({ surroundings }: PageContext, { file, text }: IncludedText): ParsedText {
  try {
    return surroundings.parse(text, { file });
  } catch (error) {
    throw isRestart(error) ? error : new ParserFailure({ file }, error);
  }
}
