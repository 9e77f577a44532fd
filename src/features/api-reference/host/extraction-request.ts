/** What the child process is asked to extract; JSON. */
export interface ExtractionRequest {
  /** Absolute; results name files relative to it. */
  readonly root: string;
  /** POSIX, relative to the root, sorted. */
  readonly entryFiles: readonly EntryFile[];
  /** POSIX, relative to the root; `null` = strict defaults. */
  readonly tsconfig: string | null;
  /** What lacks a comment is an error, not a warning. */
  readonly requiresComments: boolean;
}

/** A file to document, and the module that it is unless its comment names another. */
export interface EntryFile {
  readonly file: string;
  readonly modulePath: string;
}
