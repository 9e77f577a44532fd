import type { Nodes, Paragraph, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

interface Container {
  readonly name: string;
  readonly attributes?: ContainerDirective['attributes'];
  /** Its title; none if it is absent or has no content. */
  readonly label?: Pick<Paragraph, 'children' | 'position'>;
  readonly content: readonly RootContent[];
}

/** A directive in the place of what another program's writer has written. */
export function containerNode(
  { name, attributes = {}, label, content }: Container,
  { position }: Nodes,
): ContainerDirective {
  const title = label === undefined || label.children.length === 0 ? [] : [labelNode(label)];
  return {
    type: 'containerDirective',
    name,
    attributes,
    // A directive holds what a page may hold: blocks.
    children: [...title, ...content] as ContainerDirective['children'],
    ...(position && { position }),
  };
}

function labelNode({ children, position }: Pick<Paragraph, 'children' | 'position'>): Paragraph {
  return { type: 'paragraph', data: { directiveLabel: true }, children, ...(position && { position }) };
}
