/** Splits a URL at its query or its hash: `/a?b#c` into `/a` and `?b#c`. The suffix is empty if there is neither. */
export function splitSuffix(url: string): readonly [path: string, suffix: string] {
  const end = url.search(/[?#]/);
  return end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
}
