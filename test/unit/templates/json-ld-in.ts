/** What a document says of itself to search engines. */
export function jsonLdIn(html: string): readonly Readonly<Record<string, unknown>>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );
}
