import type { Code, Parents } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { containerNode } from './container-node.ts';

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
  return containerNode(
    {
      name: 'tab',
      label: { ...code, children: [{ type: 'text', value: label }] },
      content: [{ ...code, meta: (code.meta ?? '').replace(bracketed, '').trim() }],
    },
    code,
  );
}
