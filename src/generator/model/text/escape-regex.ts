/** Text as a regular expression that fits it alone, for JavaScript, PCRE and path patterns. */
export function escapeRegex(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}
