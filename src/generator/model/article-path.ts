import type { EntryHead } from './entry.ts';
import { datePrefixOf, segmentsOfFile, withoutDatePrefix, withoutLast } from './file-path.ts';

/** The segments of an article's file; it may be a folder with an `index.md`, so that its images lie beside it. */
export function articleSegments(path: string): string[] {
  return withoutLast(segmentsOfFile(path), /^index$/);
}

/** The day of an article: its front matter's, else the one in its file's name. */
export function dateOf(entry: Pick<EntryHead, 'path' | 'frontMatter'>): string | undefined {
  return entry.frontMatter.date ?? datePrefixOf(lastOf(articleSegments(entry.path)));
}

/** The version that a release's file is named after. */
export function releaseVersionOf(entry: Pick<EntryHead, 'path'>): string {
  return withoutDatePrefix(lastOf(articleSegments(entry.path)));
}

function lastOf(segments: readonly string[]): string {
  return segments.at(-1) ?? '';
}
