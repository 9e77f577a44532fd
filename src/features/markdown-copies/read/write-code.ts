import { attributeOf, fenceFor } from '@mapwright/site/html';
import { elementsIn, findElement, type HtmlElement, hasClass, textOf } from './parse-html.ts';

/** A block of code between fences, with its language and its title. Lines that are marked as added or removed make it a diff. */
export function codeBlock(element: HtmlElement): string {
  const code = findElement(element, ({ name }) => name === 'code') ?? element;
  const title = findElement(element, found => hasClass(found, 'code-title'));
  const lines = elementsIn(code).filter(line => hasClass(line, 'line'));
  const isDiff = lines.some(line => markOf(line) !== ' ');
  const text = (isDiff ? lines.map(line => markOf(line) + textOf(line)).join('\n') : textOf(code)).replace(
    /\n+$/,
    '',
  );
  const language = isDiff ? 'diff' : (attributeOf(element, 'data-language') ?? '');
  const info = [
    language === 'text' ? '' : language,
    title === undefined ? '' : `title="${textOf(title).replace(/["`]/g, "'")}"`,
  ];
  const fence = fenceFor(text, 3);
  return `${fence}${info.filter(part => part !== '').join(' ')}\n${text}\n${fence}`;
}

function markOf(line: HtmlElement): string {
  if (hasClass(line, 'line-added')) return '+';
  return hasClass(line, 'line-removed') ? '-' : ' ';
}
