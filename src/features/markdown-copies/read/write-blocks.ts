import { attributeOf } from '@mapwright/site/html';
import { type BlockContext, quoted } from './block-context.ts';
import { escapeLineStarts, escapeTarget, escapeText, headingLine } from './escape-text.ts';
import { findElement, type HtmlElement, type HtmlNode, hasClass, isElement, textOf } from './parse-html.ts';
import { isSkipped } from './skipped.ts';
import { codeBlock } from './write-code.ts';
import { writeLine } from './write-inline.ts';
import { writeDefinitions, writeFootnotes, writeList } from './write-lists.ts';
import { writeNote } from './write-note.ts';
import { writeTable } from './write-table.ts';

const BLOCKS = new Set(
  `address article aside blockquote body details dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr iframe li main ol p picture pre section summary table ul video audio`.split(
    ' ',
  ),
);

/** The blocks of Markdown that nodes of HTML give, without the empty lines between them. */
export function writeBlocks(nodes: readonly HtmlNode[], context: BlockContext): readonly string[] {
  const blocks: string[] = [];
  let line: HtmlNode[] = [];
  const endLine = () => {
    blocks.push(...paragraph(line, context));
    line = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !holdsBlocks(node)) line.push(node);
    else if (!isSkipped(node)) {
      endLine();
      blocks.push(...writeBlock(node, context));
    }
  }
  endLine();
  return blocks;
}

/** Whether an element is a block, or holds one without being a link. */
function holdsBlocks(element: HtmlElement): boolean {
  if (BLOCKS.has(element.name)) return true;
  return (element.name === 'span' || element.name === 'search') && element.children.some(isBlock);
}

function isBlock(node: HtmlNode): boolean {
  return isElement(node) && BLOCKS.has(node.name);
}

function paragraph(nodes: readonly HtmlNode[], { toAbsolute }: BlockContext): readonly string[] {
  const text = writeLine(nodes, toAbsolute);
  return text === '' ? [] : [escapeLineStarts(text)];
}

function writeBlock(element: HtmlElement, context: BlockContext): readonly string[] {
  const { name, children } = element;
  const inner = () => writeBlocks(children, context);
  switch (name) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return heading(element, Number(name[1]), context);
    case 'p':
      return hasClass(element, 'tab-label') ? strongLine(element, context) : inner();
    case 'summary':
      return strongLine(element, context);
    case 'pre':
      return [codeBlock(element)];
    case 'figure':
      return hasClass(element, 'code') ? [codeBlock(element)] : inner();
    case 'aside':
      return hasClass(element, 'admonition') ? [writeNote(element, context)] : inner();
    case 'blockquote':
      return [quoted(inner())];
    case 'ul':
    case 'ol':
      return writeList(element, context);
    case 'dl':
      return writeDefinitions(element, context);
    case 'section':
      return hasClass(element, 'footnotes') ? writeFootnotes(element, context) : inner();
    case 'table':
      return writeTable(element, context);
    case 'hr':
      return ['---'];
    case 'iframe':
    case 'video':
    case 'audio':
      return outsideMedium(element, context);
    default:
      return inner();
  }
}

function heading(element: HtmlElement, level: number, context: BlockContext): readonly string[] {
  if (context.isInItem) return strongLine(element, context);
  const text = writeLine(element.children, context.toAbsolute).replaceAll('\\\n', ' ');
  return text === '' ? [] : [headingLine(level, text)];
}

/** A label of its own line. */
function strongLine({ children }: HtmlElement, { toAbsolute }: BlockContext): readonly string[] {
  const text = writeLine(children, toAbsolute);
  // Strong within strong would end it.
  return text === '' ? [] : [text.includes('**') ? text : `**${text}**`];
}

/** A link to what Markdown cannot show. */
function outsideMedium(element: HtmlElement, { toAbsolute }: BlockContext): readonly string[] {
  const source = findElement(element, found => attributeOf(found, 'src') !== undefined);
  const src = source && attributeOf(source, 'src');
  if (src === undefined) return [];
  const url = escapeTarget(toAbsolute(src));
  const title = attributeOf(element, 'title') ?? attributeOf(element, 'aria-label') ?? textOf(element).trim();
  return [title === '' ? `<${url}>` : `[${escapeText(title)}](${url})`];
}
