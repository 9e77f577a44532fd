import type { MarkdownProcessor } from '@mapwright/site/source';
import type { Code, Nodes, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

/** The Markdown pipeline in which code blocks of Mermaid are diagrams, with or without the directive around them. */
export function withDiagrams(processor: MarkdownProcessor): MarkdownProcessor {
  return {
    ...processor,
    parse: (text, place) => {
      const parsed = processor.parse(text, place);
      if (text.includes('mermaid')) wrapDiagrams(parsed.tree);
      return parsed;
    },
  };
}

function wrapDiagrams(tree: Root): void {
  const stack: Nodes[] = [tree];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!('children' in node) || (node.type === 'containerDirective' && node.name === 'diagram')) continue;
    const children: Nodes[] = node.children;
    for (const [index, child] of children.entries())
      if (isDiagram(child)) children[index] = directiveAround(child);
    stack.push(...node.children);
  }
}

/** Whether a node is a diagram as text. */
export function isDiagram(node: Nodes): node is Code {
  return node.type === 'code' && /^mermaid\b/.test(node.lang ?? '');
}

function directiveAround(code: Code): ContainerDirective {
  const { position } = code;
  return {
    type: 'containerDirective',
    name: 'diagram',
    attributes: {},
    children: [code],
    ...(position && { position }),
  };
}
