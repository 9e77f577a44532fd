/** A page that searches the whole site. */
export interface SiteSearch {
  readonly title: string;
  /** Clean path of the page. It takes the query as its parameter `q`. */
  readonly path: string;
  /** POSIX path, relative to the output folder, of its OpenSearch description. */
  readonly description: string;
}
