/** The id of a region in the SVG. Neither a name in CSS nor an id in XML may begin with a digit, so such a code gets an underscore. */
export function svgIdOf(code: string): string {
  return /^\d/.test(code) ? `_${code}` : code;
}
