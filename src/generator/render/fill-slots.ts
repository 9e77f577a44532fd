import { escapeAttribute } from '../../templates/shared/escape-html.ts';
import type { CodeBlock, EntryBody } from '../model/entry.ts';
import type { ResolvedReference, RouteBody } from '../model/route.ts';
import { embedBody } from './embed-body.ts';

/**
 * Puts resolved URLs and highlighted code into a body's slots (see `slotFor`, `codeSlotFor`) and fits it into a page of several.
 * A slot is the whole value of a double-quoted `href` or `src`, so further attributes may follow it.
 */
export function fillSlots(
  body: EntryBody,
  { references, idPrefix }: Pick<RouteBody, 'references' | 'idPrefix'>,
  highlighted: (block: CodeBlock) => string,
): string {
  const html = idPrefix === undefined ? body.html : embedBody(body.html, idPrefix);
  return html.replace(/\0(c?)(\d+)\0/g, (_, isCode: string, digits: string) => {
    const index = Number(digits);
    if (isCode === '') return attributeOf(references[index]);
    const block = body.codeBlocks[index];
    return block === undefined ? '' : highlighted(block);
  });
}

function attributeOf(reference: ResolvedReference | undefined): string {
  if (reference === undefined) return '';
  if (reference.kind === 'link') {
    return (
      escapeAttribute(reference.href) +
      (reference.isExternal ? '" target="_blank" rel="noopener noreferrer' : '')
    );
  }
  const { src, width, height } = reference;
  const size = width === undefined || height === undefined ? '' : `" width="${width}" height="${height}`;
  return escapeAttribute(src) + size;
}
