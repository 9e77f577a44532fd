/**
 * Adds a style sheet that comes with a script to a document. It belongs to the layer of the parts, so that a site's own sheets win over
 * it as over any other.
 */
export function createStyle(text: string): (document: Document) => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer parts{${text}}`);
  return ({ adoptedStyleSheets }) => {
    if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
  };
}
