/**
 * The value of a `Location` header: the target with the request's query, unless it brings its own. Nothing where the target
 * would leave the site by disguise (`//host`, `/\host`, a scheme other than http).
 */
export function toLocation(target: string, query: string): string | undefined {
  const encoded = target.replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu, encodeURIComponent);
  const isOutside = /^https?:\/\/[^/]/i.test(encoded);
  const isInside = encoded.startsWith('/') && !/^\/(?:\/|%5c)/i.test(encoded);
  return isOutside || isInside ? withQuery(encoded, query) : undefined;
}

function withQuery(target: string, query: string): string {
  if (query.length < 2 || target.includes('?')) return target;
  const [path = '', ...hash] = target.split('#');
  return [path + encodeQuery(query), ...hash].join('#');
}

/** Each character of a raw query is a byte: Node decodes the head of a request as Latin-1. */
function encodeQuery(query: string): string {
  return query.replace(
    /[^\x21-\x7e]|["<>\\^`{|}]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
