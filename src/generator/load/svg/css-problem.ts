/** What a style sheet, a style or a presentation attribute may not do. Both kinds of mistake load something. */
export type CssProblem = 'import' | 'address';

/** Functions that take an address as plain text. */
const TEXT_ADDRESS = /\b(?:image-set|image|src)\(\s*["']/i;

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
  if (TEXT_ADDRESS.test(text)) return 'address';
  const targets = [...text.matchAll(/url\(\s*["']?\s*([^\s"')]*)/gi)].map(([, target = '']) => target);
  return targets.every(target => target === '' || target.startsWith('#') || EMBEDDED.test(target))
    ? null
    : 'address';
}

/** `\75rl(` is `url(`, and so is `u\rl(`. */
function withoutEscapes(css: string): string {
  return css.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, character: string) =>
    code === undefined ? character : characterOf(Number.parseInt(code, 16)),
  );
}

function characterOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
}
