/** Percent-encodes each part of a path, so that it can be a part of a URL. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
