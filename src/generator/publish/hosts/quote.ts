/** Text as one word of a directive, for nginx and Apache. Not for mod_rewrite, which reads its own directives and knows no escapes in quotes. */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
