import type { Nodes, Parents, Root } from 'mdast';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { DirectiveNode, Directives } from '../directives/directive.ts';
import { endTagsIn, isPlaceholder } from '../html/placeholder.ts';
import { fillProductInPath, fillProductInText, type Product } from '../source/fill-product.ts';
import { createHtmlDepth } from './html-depth.ts';
import { withLiteralDirectives } from './literal-directives.ts';
import { collectNamedParts, type NamedParts } from './named-parts.ts';

/** Deepest nesting of a page, in Markdown nodes or in HTML tags. */
const MAX_DEPTH = 100;

export interface InspectedTree extends NamedParts {
  readonly depths: ReadonlyMap<Nodes, number>;
  readonly endTags: ReadonlySet<string>;
  /** The place where the text is nested too deeply; such a tree must not be rendered. */
  readonly tooDeep?: Diagnostic;
}

interface Inspected {
  readonly file: string;
  readonly text: string;
  readonly product: Product;
  readonly directives: Directives;
  readonly trustsHtml: boolean;
  /** The depth at which the tree is inserted. */
  readonly depth: number;
}

/**
 * Prepares a parsed tree for rendering, without recursion: fills in `{product}`, turns words such as `10:30` and `<name>` back into text,
 * collects definitions, and measures the nesting.
 */
export function inspectTree(tree: Root, source: Inspected): InspectedTree {
  const { parts, addAddress, addFootnote } = collectNamedParts(source);
  const depths = new Map<Nodes, number>();
  const htmlDepth = createHtmlDepth(MAX_DEPTH);
  const endTags = endTagsIn(source.text);
  const hasProduct = source.text.includes('{product');
  const deepPoint = walk(tree, { ...source, endTags }, (node, depth) => {
    if (depth > MAX_DEPTH) return node.position?.start ?? { line: 1, column: 1 };
    if (hasProduct) fillNode(node, source.product);
    if (node.type === 'html') return htmlDepth(node);
    if (node.type === 'definition') addAddress(node);
    else if (node.type === 'footnoteDefinition') addFootnote(node);
    else if (node.type === 'leafDirective' && node.name === 'include') depths.set(node, depth);
    return undefined;
  });
  return {
    ...parts,
    depths,
    endTags,
    ...(deepPoint && { tooDeep: tooDeep(source.file, deepPoint) }),
  };
}

/** Visits the nodes of a tree in the order of the text until a visit returns something. */
function walk<Answer>(
  tree: Root,
  source: Inspected & { readonly endTags: ReadonlySet<string> },
  visit: (node: Nodes, depth: number) => Answer | undefined,
): Answer | undefined {
  const stack: Nodes[] = [tree];
  const depths = [source.depth];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const depth = depths.pop() ?? 0;
    const answer = visit(node, depth);
    if (answer !== undefined) return answer;
    if (!('children' in node)) continue;
    if (!source.trustsHtml) restorePlaceholders(node, source.endTags);
    const { children } = withLiteralDirectives(node, source);
    for (let index = children.length - 1; index >= 0; index--) {
      const child = children[index];
      if (child === undefined) continue;
      stack.push(child);
      depths.push(depth + 1);
    }
  }
  return undefined;
}

/** Turns tags inside text that are no HTML back into text. */
function restorePlaceholders(parent: Parents, endTags: ReadonlySet<string>): void {
  const children: Nodes[] = parent.children;
  for (const [index, child] of children.entries()) {
    if (child.type === 'html' && PHRASES.has(parent.type) && isPlaceholder(child.value, endTags))
      children[index] = { ...child, type: 'text' };
  }
}

/** Nodes that contain text; HTML elsewhere is a block. */
const PHRASES: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'tableCell',
  'textDirective',
  'leafDirective',
]);

function fillNode(node: Nodes, product: Product): void {
  if ('value' in node) node.value = fillProductInText(node.value, product);
  if ('url' in node) node.url = fillProductInPath(node.url, product);
  if ('alt' in node && node.alt) node.alt = fillProductInText(node.alt, product);
  if ('title' in node && node.title) node.title = fillProductInText(node.title, product);
  if ('meta' in node && node.meta) node.meta = fillProductInText(node.meta, product);
  if (isDirective(node) && node.attributes) {
    for (const [name, value] of Object.entries(node.attributes)) {
      const fillValue = PATH_ATTRIBUTES.has(name) ? fillProductInPath : fillProductInText;
      if (value) node.attributes[name] = fillValue(value, product);
    }
  }
}

function isDirective(node: Nodes): node is DirectiveNode {
  return node.type === 'containerDirective' || node.type === 'leafDirective' || node.type === 'textDirective';
}

const PATH_ATTRIBUTES: ReadonlySet<string> = new Set(['href', 'image', 'file', 'region', 'id']);

/** The error for text that is nested too deeply. */
export function tooDeep(
  file: string,
  point: { readonly line: number; readonly column: number } | undefined,
): Diagnostic {
  return {
    severity: 'error',
    code: 'markdown/too-deep',
    message: `The text is nested more than ${MAX_DEPTH} levels deep here`,
    place: { file, ...(point && { line: point.line, column: point.column }) },
    hint: 'Flatten the quotes, lists, directives or tags around it.',
  };
}
