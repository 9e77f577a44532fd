/**
 * Why a navbar item cannot be shown; `null` if it can. A page's data is JSON, which types cannot guarantee, and one broken item must
 * not break the others.
 */
export function navbarItemProblem(item: unknown): string | null {
  const { type } = fieldsOf(item);
  const isKnown = type === 'link' || type === 'button' || type === 'dropdown';
  if (!isKnown) return `Unknown type: ${JSON.stringify(type)}`;
  return isWhole(item) ? null : `The ${type} lacks a label, an address or items`;
}

function isWhole(item: unknown): boolean {
  const { type, label, activeBase, items } = fieldsOf(item);
  if (type === 'dropdown')
    return isText(label) && Array.isArray(items) && items.length > 0 && items.every(isLink);
  return isLink(item) && (type === 'button' || isText(activeBase));
}

function isLink(value: unknown): boolean {
  const { label, href } = fieldsOf(value);
  return isText(label) && isText(href);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** Nothing has no fields. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value);
}
