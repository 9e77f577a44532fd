const SVG = 'http://www.w3.org/2000/svg';

/** Makes an SVG element with presentation attributes: a strict policy forbids the attribute `style`, but not these. */
export function createSvgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>> = {},
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(SVG, name);
  setAttributes(element, attributes);
  return element;
}

export function setAttributes(element: Element, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}
