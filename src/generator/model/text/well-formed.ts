/** A text without halves of characters, which no URL can hold: the replacement character takes their place. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
