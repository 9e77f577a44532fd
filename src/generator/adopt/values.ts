/** An object of a configuration that another program wrote. */
export type Fields = Readonly<Record<string, unknown>>;

/** A value as an object; an empty one for anything else. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function isFields(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  // Not a list, a date, or what stands for a value that could not be read.
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

/** A property, only if it has a value: `{ ...given('title', textOf(x)) }`. */
export function given<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { readonly [Key in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [Key in Name]?: Value });
}
