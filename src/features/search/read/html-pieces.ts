/** A tag or a text of an HTML document, in order. */
export type HtmlPiece = OpeningTag | { readonly type: 'close'; readonly name: string } | HtmlText;

export interface OpeningTag {
  readonly type: 'open';
  readonly name: string;
  readonly attributes: string;
  /** Has neither content nor a closing tag. */
  readonly isVoid: boolean;
}

interface HtmlText {
  readonly type: 'text';
  readonly text: string;
}

const PIECE =
  /<!--[\s\S]*?-->|<(script|style|template)\b[\s\S]*?<\/\1>|<(\/?)([a-zA-Z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+|<)/g;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** The pieces of HTML that the program itself has written; scripts, styles, templates and comments are left out. */
export function* htmlPieces(html: string): Generator<HtmlPiece> {
  for (const [, , slash, name, attributes = '', text] of html.matchAll(PIECE)) {
    if (text !== undefined) yield { type: 'text', text: decodeEntities(text) };
    else if (name === undefined) continue;
    else if (slash) yield { type: 'close', name };
    else yield { type: 'open', name, attributes, isVoid: VOID.has(name) || attributes.endsWith('/') };
  }
}

/** The value of an attribute, by its name in small letters; `''` = the attribute has none, `undefined` = the tag does not have it. */
export function attributeOf({ attributes }: OpeningTag, name: string): string | undefined {
  if (!attributes.toLowerCase().includes(name)) return undefined;
  const found = new RegExp(`(?:^|\\s)${name}(?:=(?:"([^"]*)"|'([^']*)'|([^\\s>]+)))?(?=\\s|$)`, 'i').exec(
    attributes,
  );
  return found ? decodeEntities(found[1] ?? found[2] ?? found[3] ?? '') : undefined;
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? all;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}
