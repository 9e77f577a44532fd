/** Changes every text in a value, at any depth; keys stay as they are. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  // Only texts change, so the value keeps its type.
  return changed(value, change) as Value;
}

function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map(item => changed(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, changed(field, change)]));
}
