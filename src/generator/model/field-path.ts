/** The path to a field: keys and indexes from the outermost value inwards. */
export type FieldPath = readonly (string | number)[];

/** A path as written in code: `navbar.items[2].to`. */
export function describePath(path: FieldPath): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
    '',
  );
}
