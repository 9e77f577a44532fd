/** Percent-encodes a character of a URL, even one that URLs may contain. */
export function percentEncode(character: string): string {
  const encoded = encodeURIComponent(character);
  if (encoded !== character) return encoded;
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
