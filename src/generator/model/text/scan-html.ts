/** What happens at each tag and text of an HTML document, in order. */
export interface HtmlVisitor {
  readonly write: (text: string) => void;
  readonly open: (tag: OpeningTag) => void;
  /** `name` is in small letters. */
  readonly close: (name: string) => void;
}

export interface OpeningTag {
  readonly name: string;
  readonly attributes: string;
  /** Has neither content nor a closing tag. */
  readonly isVoid: boolean;
}

const OPENING = /<([a-zA-Z][\w-]*)([^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*)>/y;
const CLOSING = /<\/([a-zA-Z][\w-]*)[^>]*>/y;
const ATTRIBUTE = /([^\s"'/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Their content is no text. */
const RAW = new Set(['script', 'style', 'template']);
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', '\u00a0'],
]);

/** Visits HTML that the program itself has written, without scripts, styles, templates and comments. A tag that does not end is text. */
export function scanHtml(html: string, visitor: HtmlVisitor): void {
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next !== at) visitor.write(decodeEntities(html.slice(at, next === -1 ? html.length : next)));
    if (next === -1) return;
    at = scanTag(html, next, visitor);
  }
}

/** Visits what begins with `<`, and gives the position behind it. */
function scanTag(html: string, at: number, visitor: HtmlVisitor): number {
  if (html.startsWith('<!--', at)) return behind(html, '-->', at);
  CLOSING.lastIndex = at;
  const [closing, closed = ''] = html[at + 1] === '/' ? (CLOSING.exec(html) ?? []) : [];
  if (closing !== undefined) {
    visitor.close(closed);
    return at + closing.length;
  }
  OPENING.lastIndex = at;
  const [opening, name = '', attributes = ''] = OPENING.exec(html) ?? [];
  if (opening === undefined) {
    visitor.write('<');
    return at + 1;
  }
  if (RAW.has(name)) return behind(html, `</${name}>`, at);
  visitor.open({ name, attributes, isVoid: VOID.has(name) || attributes.endsWith('/') });
  return at + opening.length;
}

function behind(html: string, end: string, at: number): number {
  const found = html.indexOf(end, at);
  return found === -1 ? html.length : found + end.length;
}

/** The value of an attribute, by its name in small letters; `''` = the attribute has none, `undefined` = the tag does not have it. */
export function attributeOf(tag: OpeningTag, name: string): string | undefined {
  // Most tags do not have it, and a search is the quickest way to know.
  if (!tag.attributes.toLowerCase().includes(name)) return undefined;
  for (const [found, value] of attributesOf(tag)) if (found === name) return value;
  return undefined;
}

/** The attributes of a tag in their order: names in small letters, and values, `''` where there is none. */
export function* attributesOf({ attributes }: OpeningTag): Generator<readonly [name: string, value: string]> {
  for (const [, name = '', double, single, bare = ''] of attributes.matchAll(ATTRIBUTE))
    yield [name.toLowerCase(), decodeEntities(double ?? single ?? bare)];
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES.get(name) ?? all;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}
