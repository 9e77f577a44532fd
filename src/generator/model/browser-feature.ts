/** What a feature adds to the compiled bundle. Paths are absolute. */
export interface BrowserFeature {
  readonly name: string;
  /** Holds everything that the feature is made of. */
  readonly folder: string;
  readonly stylesheets: Readonly<Record<string, string>>;
  readonly liveParts: Readonly<Record<string, string>>;
}
