import type { Nodes, Root } from 'mdast';
import { isComment } from './raw-html.ts';

/** The first visible block of a tree. */
export function openingBlock(tree: Root): Nodes | undefined {
  return tree.children.find(
    child => child.type !== 'definition' && child.type !== 'footnoteDefinition' && !isComment(child),
  );
}
