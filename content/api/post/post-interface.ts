/** @module Post/PostInterface */

/**
 * A post of WordPress that an object is linked with, as templates read it from `post`.
 *
 * @example
 * ```ts
 * import type { PostInterface } from './post/index.ts';
 *
 * function heading(post: PostInterface): string {
 *   return `<a href="${post.url}">${post.post_title}</a>`;
 * }
 * ```
 *
 * @see [Guide: Loading posts](/docs/tutorials/loading-posts)
 */
export interface PostInterface {
  /** Number of the post in WordPress. */
  id: number;
  /** Its content, as HTML. */
  post_content: string;
  /** Its title. */
  post_title: string;
  /** Its address. */
  url: string;
  /** Its fields of Advanced Custom Fields, by their names, where that plugin is in use. */
  acf?: Record<string, unknown>;
}
