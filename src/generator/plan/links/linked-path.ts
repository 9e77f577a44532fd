import { dirname, join } from 'node:path/posix';
import type { EntryHead } from '../../model/entry.ts';
import { isMarkdownFile } from '../../model/paths/markdown-file.ts';
import { readPath } from './written-path.ts';
import type { UrlOrigin } from './written-url.ts';

/** Where a link is written: a source file, and its page if it has one. */
export interface LinkOrigin extends UrlOrigin {
  readonly path: string;
  readonly head?: EntryHead;
}

/** Whether a path names a source file rather than a page. */
export function isMarkdown(path: string): boolean {
  return isMarkdownFile(path.replace(/\/+$/, ''));
}

/** The source file that a path names: below `content/` if it begins with a slash, else relative to the origin. */
export function fileOf(path: string, origin: LinkOrigin): string {
  const decoded = readPath(path);
  return decoded.startsWith('/')
    ? join('content', decoded)
    : join(dirname(origin.file.normalize('NFC')), decoded);
}

/** The path that a browser would request for a relative path on the origin's page. */
export function siblingPath(path: string, origin: LinkOrigin): string {
  return join(dirname(origin.path), readPath(path));
}

/** A path relative to the address of the page, where other programs give addresses a final slash. */
export function belowPage(path: string, { file }: UrlOrigin): string {
  return join(file.normalize('NFC').replace(/\.\w+$/, ''), readPath(path));
}
