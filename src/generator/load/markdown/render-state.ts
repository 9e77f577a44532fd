import type { Element, ElementContent, Properties } from 'hast';
import type { Parents } from 'mdast';
import type { Options } from 'remark-rehype';

type Handler = NonNullable<NonNullable<Options['handlers']>['text']>;

/** The state that turns Markdown nodes into HTML nodes (see `mdast-util-to-hast`). */
export type RenderState = Parameters<Handler>[0];

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
