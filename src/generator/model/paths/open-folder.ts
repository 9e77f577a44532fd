/** A folder whose files other sites may load, as pictures, as data or in scripts. */
export interface OpenFolder {
  /** Path without the base URL, with a slash at both ends: `/maps/`. */
  readonly path: string;
  /** Whether its pages may be in frames of other sites, too. */
  readonly isFramable: boolean;
}
