/** The style sheets that every page has, `main` and `other-media`, and those of parts that few pages have. Features add others. */
export const STYLESHEETS = ['main', 'right-to-left', 'math', 'other-media'] as const;

/** The live parts that every site has, by the names of their files in `src/client/parts/`. */
export const LIVE_PARTS = ['enlarge'] as const;

/** Hashed assets that a page may name. */
export interface PageAssets {
  /** By their names, in the order in which a page names them. */
  readonly stylesheets: Readonly<Record<string, string>>;
  /** The font of the first screen. */
  readonly textFont: string;
  readonly script: string;
}
