/** What a style sheet, a style or a presentation attribute may not do. Both kinds of mistake load something. */
export type CssProblem = 'import' | 'address';

/** Functions that take addresses as plain text, between other arguments and comments. */
const TAKES_TEXT = /\b(?:image-set|image|src)\(/i;

/** The namespaces that drawing programs declare at the top of a style sheet: names, which nothing loads. */
const NAMESPACE =
  /@namespace\s+(?:[\w-]+\s+)?(?:url\(\s*)?["']?http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xlink|1999\/xhtml)["']?\s*\)?\s*;/gi;

/** Pictures and fonts that lie in the file itself. */
const EMBEDDED =
  /^data:(?:image\/(?:avif|gif|jpe?g|png|webp)|font\/[\w+.-]+|application\/(?:x-)?font[\w+.-]*|application\/octet-stream)[;,]/i;

/**
 * Whether CSS loads something from outside of its file. Escapes are read as browsers read them. Comments are looked at too:
 * what opens one may be part of a text.
 */
export function cssProblem(css: string): CssProblem | null {
  if (!/[\\@]|url|image|src/i.test(css)) return null;
  const text = withoutEscapes(css).replace(NAMESPACE, '');
  if (/@import/i.test(text)) return 'import';
  if (hasTextAddress(text)) return 'address';
  return addressesIn(text).every(isOfItsFile) ? null : 'address';
}

function isOfItsFile(address: string): boolean {
  return address === '' || address.startsWith('#') || EMBEDDED.test(address);
}

/** How each `url(…)` begins. They are found inside one another too: a quotation mark in a comment opens no text. */
function addressesIn(css: string): readonly string[] {
  const addresses = css.matchAll(/url\(\s*(?=(?:"\s*([^"]{0,64})|'\s*([^']{0,64})|([^\s"')]{0,64})))/gi);
  return [...addresses].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}

/** Whether such a function has a text behind it, were it that of another. */
function hasTextAddress(css: string): boolean {
  const start = css.search(TAKES_TEXT);
  return start >= 0 && /["']/.test(css.slice(start));
}

/** `\75rl(` is `url(`, and so is `u\rl(`. The space that ends a number may be the line end of Windows. */
function withoutEscapes(css: string): string {
  return css.replace(
    /\\(?:([0-9a-f]{1,6})(?:\r\n|\s)?|(.))/gi,
    (_, code: string | undefined, character: string) =>
      code === undefined ? nameCharacter(character) : nameCharacter(characterOf(Number.parseInt(code, 16))),
  );
}

/** Other characters than those of names mean nothing once they are escaped: a quotation mark ends no text. */
function nameCharacter(character: string): string {
  return /[\w@#-]/.test(character) ? character : '\uFFFD';
}

function characterOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
}
