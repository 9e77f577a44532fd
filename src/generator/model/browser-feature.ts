/** What a feature adds to the compiled bundle. Paths are absolute. */
export interface BrowserFeature {
  readonly name: string;
  /** Whether it comes with the program, whose hash then covers its state. */
  readonly isOfProgram: boolean;
  /** The folder of all its files. */
  readonly folder: string;
  /** The folder as people read it: POSIX, relative to the site's root, or to the program's root. */
  readonly place: string;
  /** Components by kind of page. */
  readonly pages: Readonly<Record<string, string>>;
  /** Inline scripts by name. */
  readonly inlineScripts: Readonly<Record<string, string>>;
  readonly stylesheets: Readonly<Record<string, string>>;
  readonly liveParts: Readonly<Record<string, string>>;
  /** CSS files that become part of the main sheet. */
  readonly mainStyles: readonly string[];
  /** CSS files that become part of the sheet for paper and forced colours. */
  readonly otherMediaStyles: readonly string[];
  /** Modules that become part of the script of every page. */
  readonly mainScripts: readonly string[];
  /** Components that replace the base theme's, by name of their slot. */
  readonly slots: Readonly<Record<string, string>>;
}
