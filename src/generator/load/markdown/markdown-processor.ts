import type { Root } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { type Plugin, unified } from 'unified';
import type { Place } from '../../model/diagnostic.ts';
import { createHandlers } from './create-handlers.ts';
import type { PageContext } from './page-context.ts';

/** The Markdown pipeline: source → mdast → hast → HTML. One serves all pages. */
export interface MarkdownProcessor {
  /** The place is the file whose text it is; with a line, that of a text which has no lines of its own in the file. */
  readonly parse: (text: string, place: Place) => Root;
  /** Renders the page's tree and writes into the page what it meets on the way. */
  readonly toHtml: (page: PageContext) => string;
}

/** Builds the pipeline with the native parser, or with remark's own; both give the same trees. */
export async function createMarkdownProcessor(kind: 'native' | 'remark'): Promise<MarkdownProcessor> {
  const processor = unified()
    .use(await loadParser(kind))
    .use(remarkRehype, { allowDangerousHtml: true, handlers: createHandlers() })
    .use(rehypeStringify, { allowDangerousHtml: true, allowParseErrors: true })
    .freeze();
  return {
    parse: text => processor.parse(text),
    toHtml: page => processor.stringify(processor.runSync(stub(), { data: { page } })),
  };
}

/** Only the parser in use is loaded. */
async function loadParser(kind: 'native' | 'remark'): Promise<Plugin<[], string, Root>> {
  return kind === 'native'
    ? (await import('./parsers/native.ts')).nativeParser
    : (await import('./parsers/remark.ts')).remarkParser;
}

/**
 * The page brings its tree itself: remark-rehype would first walk one of ours from end to end in search of definitions,
 * which are known already. `renderRoot` puts the page's tree in place of this.
 */
function stub(): Root {
  return { type: 'root', children: [] };
}
