/** The request to the child process; JSON. */
export interface ExtractionRequest {
  /** Absolute; results name files relative to it. */
  readonly root: string;
  /** POSIX, relative to the root, sorted. */
  readonly entryFiles: readonly EntryFile[];
  /** POSIX, relative to the root; `null` = strict defaults. */
  readonly tsconfig: string | null;
  /** Whether a missing comment is an error rather than a warning. */
  readonly requiresComments: boolean;
}

/** A file to document, and its module path unless its comment names another. */
export interface EntryFile {
  readonly file: string;
  readonly modulePath: string;
}
