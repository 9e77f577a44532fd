/** Whether a text is a BCP 47 tag that begins with a language in lower case: `en`, `pt-BR`. */
export function isLanguageTag(text: string): boolean {
  try {
    return /^[a-z]{2,3}(-|$)/.test(text) && Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
