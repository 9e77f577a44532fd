import { attributeOf } from '@mapwright/site/html';
import type { BlockContext } from './block-context.ts';
import { elementsIn, type HtmlElement } from './parse-html.ts';
import { isSkipped } from './skipped.ts';
import { writeLine } from './write-inline.ts';

/** A list. Its items are apart if one of them has several blocks besides lists. */
export function writeList(list: HtmlElement, context: BlockContext): readonly string[] {
  const items = elementsIn(list)
    .filter(item => item.name === 'li' && !isSkipped(item))
    .map(item => context.write(item.children, { ...context, isInItem: true }))
    .filter(blocks => blocks.length > 0);
  if (items.length === 0) return [];
  const first = Number(attributeOf(list, 'start') ?? 1);
  const isLoose = items.some(blocks => blocks.filter(block => !IS_LIST.test(block)).length > 1);
  const written = items.map((blocks, index) =>
    indented(blocks, list.name === 'ol' ? `${first + index}. ` : '- ', isLoose),
  );
  return [written.join(isLoose ? '\n\n' : '\n')];
}

const IS_LIST = /^(?:- |\d+\. )/;

/** The blocks of an item behind its mark, all by the width of the mark to the right. */
function indented(blocks: readonly string[], mark: string, isLoose: boolean): string {
  const space = ' '.repeat(mark.length);
  const lines = blocks.join(isLoose ? '\n\n' : '\n').split('\n');
  return lines.map((line, index) => (index === 0 ? mark + line : line === '' ? '' : space + line)).join('\n');
}

/** A list of terms, each with what is said of it. */
export function writeDefinitions(list: HtmlElement, context: BlockContext): readonly string[] {
  const items: string[][] = [];
  // Each term may be in a group of its own.
  const parts = elementsIn(list).flatMap(part => (part.name === 'div' ? elementsIn(part) : [part]));
  for (const part of parts) {
    if (isSkipped(part)) continue;
    if (part.name === 'dt') items.push([`**${writeLine(part.children, context.toAbsolute)}**`]);
    else items.at(-1)?.push(...context.write(part.children, { ...context, isInItem: true }));
  }
  const isLoose = items.some(blocks => blocks.length > 2);
  const written = items.map(([term = '', first, ...more]) => {
    const isLine = first !== undefined && !/^(?:[`>|]|- |\d+\. )/.test(first);
    const head = isLine ? [`${term}: ${first}`] : first === undefined ? [term] : [term, first];
    return indented([...head, ...more], '- ', isLoose || head.length > 1);
  });
  return written.length === 0 ? [] : [written.join(isLoose ? '\n\n' : '\n')];
}

/** The notes at the foot of a text. They are numbered in their order. */
export function writeFootnotes(section: HtmlElement, context: BlockContext): readonly string[] {
  const list = elementsIn(section).find(({ name }) => name === 'ol');
  return (list === undefined ? [] : elementsIn(list)).map((item, index) => {
    const [first = '', ...more] = context.write(item.children, { ...context, isInItem: true });
    const note = [first, ...more].join('\n\n');
    return `[^${index + 1}]: ${note.replace(/\n(?=.)/g, '\n    ')}`;
  });
}
