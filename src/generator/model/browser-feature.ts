/** What a feature adds to the compiled bundle. Paths are absolute. */
export interface BrowserFeature {
  readonly name: string;
  /** It comes with the program, whose hash names its state. */
  readonly isOfProgram: boolean;
  /** Holds everything that the feature is made of. */
  readonly folder: string;
  /** The folder as people read it: POSIX, relative to the site's root, or to the program's. */
  readonly place: string;
  /** Components of kinds of pages, by the kinds. */
  readonly pages: Readonly<Record<string, string>>;
  /** Texts of inline scripts, by their names. */
  readonly inlineScripts: Readonly<Record<string, string>>;
  readonly stylesheets: Readonly<Record<string, string>>;
  readonly liveParts: Readonly<Record<string, string>>;
  /** CSS files that are part of the main sheet. */
  readonly mainStyles: readonly string[];
  /** Modules that are part of the script of every page. */
  readonly mainScripts: readonly string[];
  /** Components instead of the base theme's, by the name of their slot. */
  readonly slots: Readonly<Record<string, string>>;
}
