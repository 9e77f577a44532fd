import type { Emphasis, Nodes, Parents, PhrasingContent } from 'mdast';

/** Marks inside text that a site may switch on. */
export interface InlineMarks {
  /** `==marked==` */
  readonly mark: boolean;
  /** `x^2^` */
  readonly superscript: boolean;
  /** `H~2~O`, which is struck through without this. */
  readonly subscript: boolean;
}

/** Turns the signs around text into elements. */
export function convertInlineMarks(parent: Parents, marks: InlineMarks, source: string): void {
  const children: Nodes[] = parent.children;
  if (marks.subscript)
    for (const [index, child] of children.entries())
      if (child.type === 'delete' && isSingle(child.position?.start.offset, source))
        children[index] = elementNode('sub', child.children);
  if (marks.mark) wrapBetween(parent, /(?<!=)==(?!=)/, 'mark');
  if (marks.superscript) wrapBetween(parent, /\^/, 'sup');
}

function isSingle(offset: number | undefined, source: string): boolean {
  return offset !== undefined && source[offset] === '~' && source[offset + 1] !== '~';
}

function elementNode(hName: string, children: readonly PhrasingContent[]): Emphasis {
  return { type: 'emphasis', data: { hName }, children: [...children] };
}

/** Wraps the text between two signs, neither of them with a space on its inner side. */
function wrapBetween(parent: Parents, sign: RegExp, hName: string): void {
  const children = parent.children as PhrasingContent[];
  for (let index = 0; index < children.length; index++) {
    const open = splitAt(children[index], sign, 'opening');
    if (open === undefined) continue;
    const rest = [open.after, ...children.slice(index + 1)];
    const end = rest.findIndex(child => splitAt(child, sign, 'closing') !== undefined);
    const close = end === -1 ? undefined : splitAt(rest[end], sign, 'closing');
    // Nor can any sign behind this one be closed.
    if (close === undefined) return;
    const inner = end === 0 ? [close.before] : [...rest.slice(0, end), close.before];
    const wrapped = elementNode(hName, inner.filter(isNotEmpty));
    const replaced = [open.before, wrapped, close.after].filter(isNotEmpty);
    children.splice(index, end + 1, ...replaced);
    index += replaced.indexOf(wrapped);
  }
}

function isNotEmpty(node: PhrasingContent): boolean {
  return node.type !== 'text' || node.value !== '';
}

/** A text on both sides of the first sign that can open or close. */
function splitAt(
  node: PhrasingContent | undefined,
  sign: RegExp,
  side: 'opening' | 'closing',
): { readonly before: PhrasingContent; readonly after: PhrasingContent } | undefined {
  if (node?.type !== 'text') return undefined;
  for (const match of node.value.matchAll(new RegExp(sign, 'g'))) {
    const before = node.value.slice(0, match.index);
    const after = node.value.slice(match.index + match[0].length);
    const isFit = side === 'opening' ? !/^\s/.test(after) : !/\s$/.test(before);
    if (isFit) return { before: { ...node, value: before }, after: { ...node, value: after } };
  }
  return undefined;
}
