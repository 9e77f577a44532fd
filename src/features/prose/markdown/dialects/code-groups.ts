import type { Code, Nodes, Parents } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

/** VitePress's name for tabs that directly contain code blocks. */
export const CODE_GROUP = 'code-group';

/** Makes a tab of each code block that is directly in tabs. Its label is in brackets, ```` ```sh [npm] ````, or else its language. */
export function convertCodeGroups(parent: Parents): void {
  for (const child of parent.children) {
    if (child.type !== 'containerDirective' || child.name !== 'tabs') continue;
    child.children = child.children.map(block => (block.type === 'code' ? tabOf(block) : block));
  }
}

function tabOf(code: Code): ContainerDirective {
  const [bracketed = '', label = code.lang ?? 'Text'] = /\[([^[\]]+)\]/.exec(code.meta ?? '') ?? [];
  const place: Pick<Nodes, 'position'> = code.position === undefined ? {} : { position: code.position };
  return {
    type: 'containerDirective',
    name: 'tab',
    attributes: {},
    children: [
      {
        type: 'paragraph',
        data: { directiveLabel: true },
        children: [{ type: 'text', value: label }],
        ...place,
      },
      { ...code, meta: (code.meta ?? '').replace(bracketed, '').trim() },
    ],
    ...place,
  };
}
