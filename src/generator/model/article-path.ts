import type { EntryHead } from './entry.ts';
import { datePrefixOf, segmentsOfFile, withoutDatePrefix, withoutLast } from './paths/file-path.ts';

/**
 * The segments of an article's path, without the date of its file. An article may be a folder with an `index.md`, so that its images can
 * be beside it.
 */
export function segmentsOfArticle(path: string): string[] {
  const segments = writtenSegments(path);
  return [...segments.slice(0, -1), ...segments.slice(-1).map(withoutDatePrefix)];
}

/** The day of an article: from its front matter, else from its file's name. */
export function dateOf({ path, frontMatter }: Pick<EntryHead, 'path' | 'frontMatter'>): string | undefined {
  return frontMatter.date ?? datePrefixOf(writtenSegments(path).at(-1) ?? '');
}

/** The version in the name of a release's file; empty for the index of the folder. */
export function versionOfFile(path: string): string {
  return segmentsOfArticle(path).at(-1) ?? '';
}

function writtenSegments(path: string): string[] {
  return withoutLast(segmentsOfFile(path), /^index$/);
}
