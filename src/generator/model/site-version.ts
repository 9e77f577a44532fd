/** A version of the docs of a site that has several. */
export interface SiteVersion {
  readonly name: string;
  readonly label: string;
  /** The URL path of its main page, base URL included. */
  readonly href: string;
  readonly isUnreleased: boolean;
}
