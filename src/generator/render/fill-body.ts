import type { BodyData } from '../../templates/contract.ts';
import { escapeAttribute } from '../../templates/shared/escape-html.ts';
import type { CodeBlock, EntryBody } from '../model/entry.ts';
import type { ResolvedReference, RouteBody } from '../model/route.ts';
import { embedBody } from './embed-body.ts';

/** A body as a page shows it: its slots filled, in its HTML and in the pictures that the head names. */
export function fillBody(
  body: EntryBody,
  { references, idPrefix }: Pick<RouteBody, 'references' | 'idPrefix'>,
  highlighted: (block: CodeBlock) => string,
): BodyData {
  const { html, codeBlocks, stylesheets, pictures } = body;
  const fill = (text: string) => fillSlots(text, references, index => highlight(codeBlocks[index]));
  const highlight = (block: CodeBlock | undefined) => (block === undefined ? '' : highlighted(block));
  return {
    html: fill(idPrefix === undefined ? html : embedBody(html, idPrefix)),
    stylesheets,
    pictures: pictures.map(fill),
  };
}

/**
 * Puts resolved URLs and highlighted code into slots (see `slotFor`, `codeSlotFor`).
 * A slot is the whole value of a double-quoted `href` or `src`, so further attributes may follow it. A link that leads nowhere, of which
 * the writer has been warned, has no `href`: an empty one would lead to the page itself.
 */
function fillSlots(
  html: string,
  references: readonly ResolvedReference[],
  codeAt: (index: number) => string,
): string {
  return html.replace(
    /( href=")?\0(c?)(\d+)\0("?)/g,
    (_, opening = '', isCode: string, digits: string, closing: string) => {
      if (isCode !== '') return opening + codeAt(Number(digits)) + closing;
      const value = attributeOf(references[Number(digits)]);
      return opening !== '' && value === '' ? '' : opening + value + closing;
    },
  );
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
  const widthOf = width === undefined ? '' : `" width="${width}`;
  const heightOf = height === undefined ? '' : `" height="${height}`;
  return escapeAttribute(src) + widthOf + heightOf;
}
