import type { Element, ElementContent, Properties } from 'hast';
import type { Parents } from 'mdast';
import type { Options } from 'remark-rehype';
import type { PageContext } from './page-context.ts';

type Handler = NonNullable<NonNullable<Options['handlers']>['text']>;

/** What turns Markdown nodes into HTML nodes (see `mdast-util-to-hast`). */
export type RenderState = Parameters<Handler>[0];

/** The page that is being rendered. */
export function pageOf(state: RenderState): PageContext {
  const page: unknown = state.options.file?.data.page;
  if (isPageContext(page)) return page;
  throw new Error('Markdown is rendered for a page');
}

function isPageContext(value: unknown): value is PageContext {
  return typeof value === 'object' && value !== null && 'references' in value;
}

/** An HTML element. */
export function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}

/** HTML text. */
export function text(value: string): ElementContent {
  return { type: 'text', value };
}

/** The block children of a node, with line feeds around and between them. */
export function blocks(state: RenderState, parent: Parents): ElementContent[] {
  return state.wrap(state.all(parent), true);
}
