/** What a style sheet, a style or a presentation attribute must not contain. Both load something. */
export type CssProblem = 'import' | 'address';

/** Functions that take addresses as strings, among other arguments and comments. */
const TAKES_TEXT = /\b(?:image-set|image|src)\(/i;

/** Namespaces that drawing programs declare at the top of a style sheet. They are names; browsers load nothing from them. */
const NAMESPACE =
  /@namespace\s+(?:[\w-]+\s+)?(?:url\(\s*)?["']?http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xlink|1999\/xhtml)["']?\s*\)?\s*;/gi;

/** Pictures and fonts embedded in the file itself. */
const EMBEDDED =
  /^data:(?:image\/(?:avif|gif|jpe?g|png|webp)|font\/[\w+.-]+|application\/(?:x-)?font[\w+.-]*|application\/octet-stream)[;,]/i;

/**
 * Whether CSS loads something from outside its file. It reads escapes as browsers do. It also searches comments, because what looks like
 * the start of a comment may be inside a string.
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

/**
 * The first characters of each `url(…)` address. It finds those inside another one too, because a quotation mark in a comment does not
 * open a string.
 */
function addressesIn(css: string): readonly string[] {
  const addresses = css.matchAll(/url\(\s*(?=(?:"\s*([^"]{0,64})|'\s*([^']{0,64})|([^\s"')]{0,64})))/gi);
  return [...addresses].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}

/** Whether a string follows such a function, even if it belongs to another one. */
function hasTextAddress(css: string): boolean {
  const start = css.search(TAKES_TEXT);
  return start >= 0 && /["']/.test(css.slice(start));
}

/** Replaces escapes: `\75rl(` is `url(`, and so is `u\rl(`. A Windows line end counts as one space after a number. */
function withoutEscapes(css: string): string {
  return css.replace(
    /\\(?:([0-9a-f]{1,6})(?:\r\n|\s)?|(.))/gi,
    (_, code: string | undefined, character: string) =>
      code === undefined ? nameCharacter(character) : nameCharacter(characterOf(Number.parseInt(code, 16))),
  );
}

/** Characters that cannot be in names lose their meaning when they are escaped: an escaped quotation mark does not end a string. */
function nameCharacter(character: string): string {
  return /[\w@#-]/.test(character) ? character : '\uFFFD';
}

function characterOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
}
