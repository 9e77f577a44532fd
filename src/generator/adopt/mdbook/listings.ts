import { type ComponentTag, readTag } from '../components/component-tag.ts';
import { mapFences } from '../text/text-lines.ts';

/** Gives code in the listings of the Rust book its file as title, and the caption below it. */
export function turnListings(text: string): string {
  return text.replaceAll(LISTING, (whole, opening: string, inner: string) => {
    const { attributes } = readTag(opening)?.tag ?? {};
    if (attributes === undefined) return whole;
    const caption = captionOf(attributes);
    return titled(inner, attributes['file-name']).trimEnd() + (caption === '' ? '' : `\n\n*${caption}*`);
  });
}

const LISTING = /^(<Listing(?:\s+[\w-]+=(?:"[^"]*"|'[^']*'))*\s*>)$([\s\S]*?)^<\/Listing>$/gm;

function captionOf({ number, caption = '' }: ComponentTag['attributes']): string {
  const label = number === undefined ? '' : `Listing ${number}`;
  return [label, caption.trim()].filter(part => part !== '').join(': ');
}

/** Only the first block is the file; output may be below it. */
function titled(inner: string, title: string | undefined): string {
  let isFirst = title !== undefined;
  return mapFences(inner, line => {
    if (!isFirst) return line;
    isFirst = false;
    return `${line.trimEnd().replace(/[`~]$/, '$&text')} title="${title}"`;
  });
}
