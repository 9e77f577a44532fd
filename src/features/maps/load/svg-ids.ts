/** The id of a region in the SVG. A code that begins with a digit would be no name in CSS and no id in XML, so it gets an underscore. */
export function svgIdOf(code: string): string {
  return /^\d/.test(code) ? `_${code}` : code;
}
