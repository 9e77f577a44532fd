/** The attribute that sets an element's inner HTML. Use it for HTML that the generator made and vouches for, never for text. */
export function rawHtml(html: string): { readonly dangerouslySetInnerHTML: { readonly __html: string } } {
  return { dangerouslySetInnerHTML: { __html: html } };
}
