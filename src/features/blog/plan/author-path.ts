import { joinPath } from '@mapwright/site/plan';

/** The path of an author's page. */
export function authorPathOf(id: string, blogPath: string): string {
  return joinPath(blogPath, `authors/${id}`);
}
