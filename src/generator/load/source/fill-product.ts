/** The product's names, for `{product}` in text and paths. */
export interface Product {
  readonly name: string;
  readonly slug: string;
}

/** Fills `{product}` with the product's name, as in running text; `{{product}}` is left alone. */
export function fillProductInText(text: string, product: Product): string {
  return fillProduct(text, product, product.name);
}

/** Fills `{product}` with the product's slug, as in URLs and paths; `{{product}}` is left alone. */
export function fillProductInPath(path: string, product: Product): string {
  return fillProduct(path, product, product.slug);
}

function fillProduct(text: string, product: Product, plain: string): string {
  if (!text.includes('{product')) return text;
  return text.replace(/(?<!\{)\{product(\.name|\.slug)?\}(?!\})/g, (_, part?: string) => {
    if (part === undefined) return plain;
    return part === '.name' ? product.name : product.slug;
  });
}
