/** One or more of `#id`, `.class`, `key=value`, `key="value"` in braces, as Pandoc (`{#id}`) and kramdown (`{: #id}`) write them. */
const LIST =
  /^\{:?[ \t]*((?:(?:[#.][\w:.-]+|[\w-]+=(?:"[^"{}]*"|'[^'{}]*'|[^\s{}"']+))(?:[ \t]+|(?=\})))+)\}/;
const PART = /[#.][\w:.-]+|([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s{}"']+))/g;

/** The attributes at the start of a text, and the length of what is written; `undefined` if the text does not begin with such a list. */
export function readAttributeList(
  text: string,
): { readonly length: number; readonly attributes: ReadonlyMap<string, string> } | undefined {
  const [written = '', parts = ''] = LIST.exec(text) ?? [];
  if (written === '') return undefined;
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of parts.matchAll(PART))
    if (name !== '') attributes.set(name, double ?? single ?? bare ?? '');
  return { length: written.length, attributes };
}
