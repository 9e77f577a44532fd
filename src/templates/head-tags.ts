import { escapeAttribute } from './shared/escape-html.ts';

type Attributes = Readonly<Record<string, string | undefined>>;

/** A `<meta>` element. */
export function meta(values: Attributes): string {
  return `<meta${attributes(values)}>`;
}

/** A `<link>` element. */
export function link(values: Attributes): string {
  return `<link${attributes(values)}>`;
}

/** The attributes of an element, each after a space. Leaves out those without a value. */
export function attributes(values: Attributes): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`))
    .join('');
}
