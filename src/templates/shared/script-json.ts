/** JSON that is safe inside a `<script>` element, whatever text it holds: nothing in it can end or open a tag or a line. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
