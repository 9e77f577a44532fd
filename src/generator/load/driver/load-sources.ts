import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Entries } from '../entries.ts';
import type { OpenedSources } from '../feature-source.ts';
import type { EntriesContext } from './load-entries.ts';
import { loadGroup } from './load-group.ts';

/** What the sources of all features have loaded. */
export interface LoadedSources {
  /** By the names of the features, for their plans. */
  readonly data: ReadonlyMap<string, unknown>;
  readonly entries: readonly Entries[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Loads the features' sources one after another, because each may use the whole machine. */
export async function loadSources(
  opened: OpenedSources,
  context: EntriesContext,
  measure: <Result>(stage: string, work: () => Result) => Result,
): Promise<LoadedSources> {
  const data = new Map<string, unknown>();
  const entries: Entries[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [name, source] of opened) {
    const loaded = await measure(name, () =>
      source.load({ loadGroup: group => loadGroup(name, group, context) }),
    );
    data.set(name, loaded.data);
    if (loaded.entries !== undefined) entries.push(loaded.entries);
    diagnostics.push(...loaded.diagnostics);
  }
  return { data, entries, diagnostics };
}
