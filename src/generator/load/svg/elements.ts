/** Namespaces that have a meaning for browsers or contain others that do. */
export const SVG = 'http://www.w3.org/2000/svg';
export const XML = 'http://www.w3.org/XML/1998/namespace';
export const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Elements that draw, describe or style. None of them runs a script, embeds a page or plays a file. */
const DRAWING: ReadonlySet<string> = new Set(
  `a circle clipPath defs desc ellipse filter g image line linearGradient marker mask metadata path pattern polygon polyline
  radialGradient rect stop style svg switch symbol text textPath title tspan use view
  animate animateMotion animateTransform mpath set
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  font font-face font-face-name font-face-src glyph hkern missing-glyph vkern
  flowDiv flowLine flowPara flowRegion flowRoot flowSpan hatch hatchpath mesh meshgradient meshpatch meshrow solidColor
  solidcolor tref`
    .trim()
    .split(/\s+/),
);

/** Elements that animate an attribute. */
export const ANIMATIONS: ReadonlySet<string> = new Set([
  'animate',
  'animateMotion',
  'animateTransform',
  'set',
]);

/** Namespaces of the World Wide Web Consortium whose elements only describe. */
const DESCRIBING: ReadonlySet<string> = new Set([
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://www.w3.org/2000/01/rdf-schema#',
]);

/**
 * Whether an element may be in a published SVG. Elements of other namespaces hold private data of drawing programs and mean nothing to a
 * browser, unless the namespace belongs to the World Wide Web Consortium (HTML, MathML) or Mozilla.
 */
export function isAllowedElement({ local, uri }: { readonly local: string; readonly uri: string }): boolean {
  if (uri === SVG) return DRAWING.has(local);
  return DESCRIBING.has(uri) || !/^https?:\/\/([^/]*\.)?(w3|mozilla)\.org\//i.test(uri);
}
