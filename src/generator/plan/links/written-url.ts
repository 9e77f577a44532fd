import { dirname, join, relative } from 'node:path/posix';
import { splitSuffix } from '../../model/paths/split-suffix.ts';

/** Where a URL is written: the entry's file, and the included file that contains it, if any. */
export interface UrlOrigin {
  readonly file: string;
  readonly includedFile?: string;
}

/** A URL as its writer wrote it. The URL of an included file has been made relative to the entry, which this undoes. */
export function writtenUrl(url: string, { file, includedFile }: UrlOrigin): string {
  if (includedFile === undefined || !url.startsWith('.')) return url;
  const [path, suffix] = splitSuffix(url);
  const written = relative(dirname(includedFile), join(dirname(file), path));
  return written + (path.endsWith('/') ? '/' : '') + suffix;
}
