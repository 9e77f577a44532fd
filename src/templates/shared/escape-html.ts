/** Text for an HTML element. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, character =>
    character === '&' ? '&amp;' : character === '<' ? '&lt;' : '&gt;',
  );
}

/** Text for a double-quoted HTML attribute. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
