import type { Blockquote, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { containerNode } from './container-node.ts';
import { directiveOfKind, isKnownKind, titleOf } from './kinds.ts';

/** `[!NOTE]`, or `[!faq]-` with a fold, at the start of a quote. A title may follow on the same line. */
const MARK = /^\[!([A-Za-z][\w-]*)\]([-+]?)[ \t]*/;

/** Turns quotes that begin with a mark, as on GitHub and in Obsidian, into directives. */
export function convertAlerts(tree: Root): void {
  const stack: Nodes[] = [tree];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!('children' in node)) continue;
    const children: Nodes[] = node.children;
    for (const [index, child] of children.entries()) {
      const alert = child.type === 'blockquote' ? alertOf(child) : undefined;
      if (alert !== undefined) children[index] = alert;
    }
    stack.push(...node.children);
  }
}

function alertOf(quote: Blockquote): ContainerDirective | undefined {
  const [paragraph, ...others] = quote.children;
  if (paragraph?.type !== 'paragraph') return undefined;
  const [first, ...rest] = paragraph.children;
  if (first?.type !== 'text') return undefined;
  const [mark = '', kind = '', fold] = MARK.exec(first.value) ?? [];
  if (mark === '' || !isKnownKind(kind)) return undefined;
  const { title, text } = splitAtLine([{ ...first, value: first.value.slice(mark.length) }, ...rest]);
  const { name, title: otherwise } = directiveOf(kind);
  const shown = title.length > 0 ? title : textNodes(fold ? otherwise || titleOf(kind) : otherwise);
  const content: RootContent[] = text.length === 0 ? others : [{ ...paragraph, children: text }, ...others];
  return containerNode(
    {
      name: fold ? 'details' : name,
      attributes: fold === '+' ? { open: '' } : {},
      label: { ...paragraph, children: shown },
      content,
    },
    quote,
  );
}

/** GitHub shows a caution in red. */
function directiveOf(kind: string): ReturnType<typeof directiveOfKind> {
  return kind === 'CAUTION'
    ? { name: 'danger', title: titleOf('caution') }
    : directiveOfKind(kind.toLowerCase());
}

function textNodes(value: string): PhrasingContent[] {
  return value === '' ? [] : [{ type: 'text', value }];
}

/** Splits the contents of a paragraph at the end of their first line. */
function splitAtLine(children: readonly PhrasingContent[]): {
  readonly title: PhrasingContent[];
  readonly text: PhrasingContent[];
} {
  const title: PhrasingContent[] = [];
  for (const [index, child] of children.entries()) {
    const end = child.type === 'text' ? child.value.indexOf('\n') : -1;
    if (child.type === 'break') return { title, text: children.slice(index + 1) };
    if (child.type !== 'text' || end === -1) {
      if (child.type !== 'text' || child.value !== '') title.push(child);
      continue;
    }
    if (end > 0) title.push({ ...child, value: child.value.slice(0, end) });
    const below = child.value.slice(end + 1);
    return {
      title,
      text: [...(below === '' ? [] : [{ ...child, value: below }]), ...children.slice(index + 1)],
    };
  }
  return { title, text: [] };
}
