/** An object of a configuration that another program wrote. */
export type Fields = Readonly<Record<string, unknown>>;

/** A value as an object; an empty one for anything else. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function isFields(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  // Not a list, a date, or an `Unread`.
  return [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

/** A value as a list; an empty one for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text that is not empty; numbers count as text. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The text at a path of fields in fields: `product.version`. */
export function textAt(fields: Fields, path: string): string | undefined {
  return textOf(path.split('.').reduce<unknown>((value, name) => fieldsOf(value)[name], fields));
}

/** The fields of both. Objects that both have are merged too; of any other value, the second counts. */
export function merged(first: Fields, second: Fields): Fields {
  const both = Object.entries(second).map(([name, value]) => {
    const other = first[name];
    return [name, isFields(other) && isFields(value) ? merged(other, value) : value] as const;
  });
  return { ...first, ...Object.fromEntries(both) };
}

/** A property, only if it has a value: `{ ...given('title', textOf(x)) }`. */
export function given<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { readonly [Key in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [Key in Name]?: Value });
}
