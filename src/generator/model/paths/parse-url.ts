/**
 * The URL that a text is, seen from the page `base`; `null` if it is none. `URL.canParse` would be wrong: once V8 of Node 20 has optimised
 * its caller, it refuses hosts with letters such as ü.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
