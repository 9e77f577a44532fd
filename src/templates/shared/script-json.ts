/** JSON that can stand inside a `<script>` element, whatever text it holds: nothing in it ends or opens a tag or a line. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
