import { decodePath } from './url-parts.ts';

/** A path as the site knows it: decoded, in NFC, without a final slash, `/index.html` or `.html`. */
export function cleanPath(path: string): string {
  const bare = withoutSlashes(decodePath(path).normalize('NFC'));
  if (!bare.endsWith('.html')) return bare === '' ? '/' : bare;
  return withoutSlashes(bare.replace(/\/index\.html$|\.html$/, '')) || '/';
}

function withoutSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end--;
  return path.slice(0, end);
}
