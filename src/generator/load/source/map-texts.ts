/** The same value with every text in it changed, however deep; keys stay. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  // The shape stays: only the texts in it change.
  return changed(value, change) as Value;
}

function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map(item => changed(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, changed(field, change)]));
}
