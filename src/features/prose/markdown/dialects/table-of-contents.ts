import type { Nodes, Parents } from 'mdast';

/** Turns `[[toc]]`, `[TOC]` and `[[_TOC_]]` on a line of their own into the directive. */
export function convertTableOfContents(parent: Parents, source: string): void {
  const children: Nodes[] = parent.children;
  for (const [index, child] of children.entries()) {
    const { position } = child;
    if (child.type !== 'paragraph') continue;
    const written = source.slice(position?.start.offset, position?.end.offset);
    if (!/^\[{1,2}_?toc_?\]{1,2}$/i.test(written.trim())) continue;
    children[index] = { type: 'leafDirective', name: 'toc', children: [], ...(position && { position }) };
  }
}
