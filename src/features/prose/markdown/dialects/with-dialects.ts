import type { MarkdownSurroundings } from '@mapwright/site/feature';
import { type MarkdownProcessor, nearestName, type ParsedText } from '@mapwright/site/source';
import { convertAlerts } from './alerts.ts';
import { rewriteContainerFences } from './container-fences.ts';
import { convertTree } from './convert-tree.ts';
import { mayHaveDefinitions, rewriteDefinitions } from './definition-blocks.ts';
import { mayHaveMarkdownInHtml, separateHtml } from './markdown-in-html.ts';
import { withoutModuleCode } from './module-code.ts';
import { linkPages } from './page-links.ts';
import { mayHavePythonBlocks, rewritePythonBlocks } from './python-blocks.ts';
import { restorePlaces } from './restore-places.ts';
import { type SourceLine, sourceLines } from './source-line.ts';

/**
 * The Markdown pipeline with what other programs have added to Markdown: GitHub's alerts, titles behind `:::name`, the blocks of
 * MkDocs. Each becomes the directive that a writer of this program would have written.
 */
export function withDialects(
  processor: MarkdownProcessor,
  surroundings: MarkdownSurroundings,
): MarkdownProcessor {
  const { directives, unlistedDirectives } = surroundings;
  const mayName = (name: string) =>
    directives.has(name) ||
    nearestName(name, directives.keys()) !== undefined ||
    unlistedDirectives().get(name)?.form === 'container';
  return {
    ...processor,
    parse: (text, place) => {
      const lines = rewrite(text, mayName, /\.mdx$/i.test(place.file));
      const parsed = lines === undefined ? processor.parse(text, place) : parseLines(processor, lines, place);
      if (text.includes('[!')) convertAlerts(parsed.tree);
      convertTree(parsed, surroundings);
      linkPages(parsed);
      return parsed;
    },
  };
}

function parseLines(
  processor: MarkdownProcessor,
  lines: readonly SourceLine[],
  place: Parameters<MarkdownProcessor['parse']>[1],
): ParsedText {
  const parsed = processor.parse(lines.map(({ text }) => text).join('\n'), place);
  restorePlaces(parsed.tree, lines);
  return parsed;
}

/** The lines to parse; `undefined` if they are those of the text. */
function rewrite(
  text: string,
  mayName: (name: string) => boolean,
  isModule: boolean,
): readonly SourceLine[] | undefined {
  const hasBlocks = mayHavePythonBlocks(text);
  const hasFences = text.includes(':::');
  const hasDefinitions = mayHaveDefinitions(text);
  const hasHtml = mayHaveMarkdownInHtml(text);
  if (!hasBlocks && !hasDefinitions && !hasFences && !hasHtml && !isModule) return undefined;
  const written = sourceLines(text);
  const prose = isModule ? withoutModuleCode(written) : written;
  const separated = hasHtml ? separateHtml(prose) : prose;
  const defined = hasDefinitions ? rewriteDefinitions(separated) : separated;
  const lines = hasBlocks ? rewritePythonBlocks(defined) : defined;
  const fenced = rewriteContainerFences(lines, mayName);
  const isSame = fenced.length === written.length && fenced.every((line, index) => line === written[index]);
  return isSame ? undefined : fenced;
}
