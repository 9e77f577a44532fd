import type { Diagnostic } from '../model/diagnostic.ts';
import type { Dependency, EntryBody, EntryHead } from '../model/entry.ts';

/** Loaded entries. Their heads are at hand; a body is read when a page shows it. */
export interface Entries {
  readonly heads: readonly EntryHead[];
  readonly diagnostics: readonly Diagnostic[];
  /** Names the bytes of an entry's body. */
  readonly bodyKey: (file: string) => string;
  readonly body: (file: string) => Promise<EntryBody>;
  /** What else the entries were made of. */
  readonly dependencies: readonly Dependency[];
}
