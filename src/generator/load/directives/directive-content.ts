import type { ElementContent } from 'hast';
import type { Nodes, Paragraph } from 'mdast';
import { oneLine, plainText } from '../markdown/plain-text.ts';
import type { RenderState } from '../markdown/render-state.ts';
import type { CheckedDirective, DirectiveNode } from './directive.ts';

/** The label as plain text, or the given text if there is no label. */
export function labelText({ label }: CheckedDirective, otherwise: string): string {
  return label === undefined ? otherwise : textIn(label);
}

/** The plain text of a node, on one line. */
export function textIn(node: Nodes): string {
  return oneLine(plainText(node));
}

/** The label as HTML, or the given text if there is no label. */
export function labelContent(
  state: RenderState,
  { label }: CheckedDirective,
  otherwise: string,
): ElementContent[] {
  return label === undefined ? [{ type: 'text', value: otherwise }] : state.all(label);
}

/** The directive without its label. */
export function contentOf(node: DirectiveNode): DirectiveNode {
  if (node.type !== 'containerDirective') return node;
  return { ...node, children: node.children.filter(child => !isLabel(child)) };
}

/** Whether a node is the label of the container that holds it. */
export function isLabel(node: Nodes): node is Paragraph {
  return node.type === 'paragraph' && node.data?.directiveLabel === true;
}
