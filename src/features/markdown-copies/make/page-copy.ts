/** A page as Markdown. */
export interface PageCopy {
  /** Clean path of the page, without the base URL. */
  readonly path: string;
  /** Absolute URLs of the page, and of its copy. */
  readonly url: string;
  readonly copyUrl: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}
