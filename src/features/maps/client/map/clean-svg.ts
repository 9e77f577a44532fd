const SVG = 'http://www.w3.org/2000/svg';
/** Credits of a picture in elements that do nothing. */
const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';

const DRAWS =
  /^(?:svg|g|a|path|rect|circle|ellipse|line|polyline|polygon|text(?:Path)?|tspan|title|desc|defs|use|symbol|switch|image|mask|marker|pattern|clipPath|filter|stop|(?:linear|radial)Gradient|fe[A-Z]\w+)$/;

/** A reference to a part of the picture, or an embedded picture. */
const STAYS_INSIDE = /^\s*(?:#|$|data:image\/(?:avif|gif|jpe?g|png|webp)[;,])/i;

/**
 * Removes everything from a picture that does not draw it, before it becomes part of the page: scripts, styles, and anything that loads
 * or links to something else. The build has checked the file, but the network may have delivered another one.
 */
export function cleanSvg(root: Element): void {
  for (const element of root.querySelectorAll('*')) if (!isKept(element)) element.remove();
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const attribute of [...element.attributes])
      if (isRefused(attribute)) element.removeAttributeNode(attribute);
}

function isKept({ namespaceURI, localName, parentElement, children }: Element): boolean {
  if (namespaceURI === DUBLIN_CORE) return parentElement?.localName === 'metadata';
  if (namespaceURI !== SVG) return false;
  if (localName !== 'metadata') return DRAWS.test(localName);
  return children.length > 0 && [...children].every(child => child.namespaceURI === DUBLIN_CORE);
}

function isRefused({ localName, value }: Attr): boolean {
  if (/^href$/i.test(localName)) return !STAYS_INSIDE.test(value);
  return (
    /^(?:on.*|style|ping|base)$/i.test(localName) ||
    /\\.*\(|url\((?!\s*["']?#)|(?:image-set|image|src)\(/is.test(value)
  );
}
