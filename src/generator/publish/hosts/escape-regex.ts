/** Text as a regular expression that fits it alone, for PCRE and for path patterns. */
export function escapeRegex(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
}
