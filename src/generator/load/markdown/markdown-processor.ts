import type { Root } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { type Plugin, unified } from 'unified';
import type { SiteConfig } from '../../model/config.ts';
import type { Place } from '../../model/diagnostic.ts';
import { createHandlers } from './create-handlers.ts';
import type { PageContext } from './page-context.ts';
import type { ParsedText } from './parsed-text.ts';

/** The Markdown pipeline: source → mdast → hast → HTML. One pipeline serves all pages. */
export interface MarkdownProcessor {
  /** Parses a text. `place` is its file, with a line if the lines of the text do not match those of the file. */
  readonly parse: (text: string, place: Place) => ParsedText;
  /** Renders the page's tree and records in the page what it finds. */
  readonly toHtml: (page: PageContext) => string;
}

/** The settings of a site that the parser depends on. */
export type ParserOptions = Pick<SiteConfig['markdown'], 'parser' | 'math'>;

/** Builds the pipeline with the native parser or with remark's own; both produce the same trees. */
export async function createMarkdownProcessor(options: ParserOptions): Promise<MarkdownProcessor> {
  const processor = unified()
    .use(await loadParser(options))
    .use(remarkRehype, { allowDangerousHtml: true, handlers: createHandlers() })
    .use(rehypeStringify, { allowDangerousHtml: true, allowParseErrors: true })
    .freeze();
  return {
    parse: text => ({ tree: processor.parse(text), text }),
    toHtml: page => processor.stringify(processor.runSync(stub(), { data: { page } })),
  };
}

/** Only the parser in use is loaded. */
async function loadParser({ parser, math }: ParserOptions): Promise<Plugin<[], string, Root>> {
  if (parser === 'native') return (await import('./parsers/native.ts')).nativeParser({ math });
  const { remarkMath, remarkParser } = await import('./parsers/remark.ts');
  return math ? remarkMath : remarkParser;
}

/**
 * The page brings its own tree. remark-rehype would first search the whole tree for definitions, which are already known. So it gets this
 * stub, and `renderRoot` puts the page's tree in its place.
 */
function stub(): Root {
  return { type: 'root', children: [] };
}
