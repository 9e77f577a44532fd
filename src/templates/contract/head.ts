/** The document's head. */
export interface HeadData {
  /** The whole document title. */
  readonly title: string;
  readonly description?: string;
  /** Absolute URL. Absent on the not-found page. */
  readonly canonical?: string;
  readonly isIndexed: boolean;
  /** The page as Markdown. */
  readonly markdown?: string;
  readonly openGraph: {
    readonly type: 'website' | 'article';
    readonly title: string;
    readonly siteName: string;
    /** Absolute URL, and size in pixels if it is known. */
    readonly image?: { readonly href: string; readonly width?: number; readonly height?: number };
    readonly publishedTime?: string;
  };
  readonly feeds: readonly { readonly title: string; readonly href: string; readonly type: string }[];
  /** The OpenSearch description of the site's search. */
  readonly search?: { readonly title: string; readonly href: string };
  /**
   * From the configuration: URLs of a web font style sheet, of an image to preload on pages that show it at once, and of a script; a
   * tag-manager id.
   */
  readonly fontStylesheet?: string;
  readonly preloadImage?: string;
  readonly siteScript?: string;
  readonly tagManagerId?: string;
  readonly icons: readonly {
    readonly rel: string;
    readonly href: string;
    readonly type?: string;
    readonly sizes?: string;
  }[];
  readonly manifest?: string;
}
