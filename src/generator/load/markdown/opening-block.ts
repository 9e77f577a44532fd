import type { Nodes, Root } from 'mdast';
import { isComment } from './raw-html.ts';

/** The first visible block of a tree. */
export function openingBlock(tree: Root): Nodes | undefined {
  return tree.children.find(isVisible);
}

/** Whether a node shows something where it is written. */
export function isVisible(node: Nodes): boolean {
  return node.type !== 'definition' && node.type !== 'footnoteDefinition' && !isComment(node);
}
