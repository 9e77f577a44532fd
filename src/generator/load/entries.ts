import type { Diagnostic } from '../model/diagnostic.ts';
import type { Dependency, EntryBody, EntryHead } from '../model/entry.ts';

/** Loaded entries. Their heads are in memory; a body is read when a page shows it. */
export interface Entries {
  readonly heads: readonly EntryHead[];
  readonly diagnostics: readonly Diagnostic[];
  /** A key that changes with the bytes of an entry's body. */
  readonly bodyKey: (file: string) => string;
  readonly body: (file: string) => Promise<EntryBody>;
  /** Gets the bodies of many files at once, as far as other machines have made them. */
  readonly fetchBodies?: (files: readonly string[]) => Promise<void>;
  /** What the entries depend on besides their own files. */
  readonly dependencies: readonly Dependency[];
}
