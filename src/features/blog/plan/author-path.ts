import { joinPath } from '@mapwright/site/plan';

/** Path of an author's page. */
export function authorPathOf(id: string, blogPath: string): string {
  return joinPath(blogPath, `authors/${id}`);
}
