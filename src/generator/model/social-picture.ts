import type { SiteFile } from './site-file.ts';

/** A page without a picture for social networks, as a feature that makes one sees it. */
export interface SharedPage {
  /** Clean path without the base URL. */
  readonly path: string;
  readonly title: string;
  /** The titles of what it is in, the widest first: `Documentation`, `Guides`. Without breadcrumbs, those of the pages that its address is below. */
  readonly above: readonly string[];
}

/** A picture that a feature makes for social networks; its size is in pixels. */
export interface SocialPicture {
  readonly file: SiteFile;
  readonly width: number;
  readonly height: number;
}
