import type { BodyData } from '../../templates/contract/document.ts';
import { escapeAttribute } from '../../templates/shared/escape-html.ts';
import type { CodeBlock, EntryBody } from '../model/entry.ts';
import type { ResolvedReference, RouteBody } from '../model/route.ts';
import { embedBody } from './embed-body.ts';
import { pictureEnd, pictureStart } from './picture-html.ts';

/** A body as a page shows it: its slots filled, in its HTML and in the pictures that the head names. Other formats of a picture are around its `<img>`. */
export function fillBody(
  body: EntryBody,
  { references, idPrefix, isBelowPicture }: Omit<RouteBody, 'file'>,
  highlighted: (block: CodeBlock) => string,
): BodyData {
  const { html, codeBlocks, stylesheets, pictures } = body;
  const isFirst = idPrefix === undefined && isBelowPicture === undefined;
  const fill = (text: string) =>
    fillSlots(text, { references, isFirst, codeAt: index => highlight(codeBlocks[index]) });
  const highlight = (block: CodeBlock | undefined) => (block === undefined ? '' : highlighted(block));
  return {
    html: fill(idPrefix === undefined ? html : embedBody(html, idPrefix)),
    stylesheets,
    pictures: pictures.filter(tag => !hasSources(tag, references)).map(fill),
  };
}

/**
 * Puts resolved URLs and highlighted code into slots (see `slotFor`, `codeSlotFor`).
 * A slot is the whole value of a double-quoted `href` or `src`, so further attributes may follow it. A link that leads nowhere, of which
 * the writer has been warned, has no `href`: an empty one would lead to the page itself.
 */
function fillSlots(html: string, { references, isFirst, codeAt }: Fillings): string {
  return html.replace(
    /( href=")?\0(c|p|q|)(\d+)\0("?)/g,
    (_, opening = '', kind: string, digits: string, closing: string) => {
      const index = Number(digits);
      const reference = references[index];
      if (kind === 'c') return opening + codeAt(index) + closing;
      if (kind === 'p') return opening + pictureStart(reference) + closing;
      if (kind === 'q') return opening + pictureEnd(reference) + closing;
      const value = attributeOf(reference, isFirst);
      return opening !== '' && value === '' ? '' : opening + value + closing;
    },
  );
}

interface Fillings {
  readonly references: readonly ResolvedReference[];
  /** Nothing above the body is a picture. */
  readonly isFirst: boolean;
  readonly codeAt: (index: number) => string;
}

/** Which source of a picture a browser will choose is unknown here, so no head can preload it. */
function hasSources(tag: string, references: readonly ResolvedReference[]): boolean {
  const index = /\0(\d+)\0/.exec(tag)?.[1];
  const reference = index === undefined ? undefined : references[Number(index)];
  return reference?.kind === 'image' && (reference.sources ?? []).length > 0;
}

function attributeOf(reference: ResolvedReference | undefined, isFirst: boolean): string {
  if (reference === undefined) return '';
  if (reference.kind === 'link') {
    return (
      escapeAttribute(reference.href) +
      (reference.isExternal ? '" target="_blank" rel="noopener noreferrer' : '')
    );
  }
  const { src, width, height, isEarly } = reference;
  const widthOf = width === undefined ? '' : `" width="${width}`;
  const heightOf = height === undefined ? '' : `" height="${height}`;
  return escapeAttribute(src) + widthOf + heightOf + (isEarly ? loadingOf(isFirst) : '');
}

/** The rest of the attributes: the slot is the whole value of one. */
function loadingOf(isFirst: boolean): string {
  return isFirst ? '" fetchpriority="high' : '" loading="lazy" decoding="async';
}
