import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Entries } from '../entries.ts';
import type { OpenedSources } from '../feature-source.ts';
import { loadGroup } from './load-group.ts';
import type { SharedEntriesContext } from './load-shared-entries.ts';

/** What the sources of all features have loaded. */
export interface LoadedSources {
  /** By the names of the features, for their plans. */
  readonly data: ReadonlyMap<string, unknown>;
  /** The sources with the keys that are known now. */
  readonly opened: OpenedSources;
  readonly entries: readonly Entries[];
  /** Files and folders outside the folders of the site that they depend on, relative to the root. */
  readonly files: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Loads the features' sources at the same time: one may work in a process of its own while the next works in this one. */
export async function loadSources(
  opened: OpenedSources,
  context: SharedEntriesContext,
  measure: <Result>(stage: string, work: () => Result) => Result,
): Promise<LoadedSources> {
  const loaded = await Promise.all(
    [...opened].map(async ([name, source]) => {
      const load = () => source.load({ loadGroup: group => loadGroup(name, group, context) });
      return { name, source, ...(await measure(name, load)) };
    }),
  );
  return {
    data: new Map(loaded.map(({ name, data }) => [name, data])),
    opened: new Map(loaded.map(({ name, source, key = source.key }) => [name, { ...source, key }])),
    entries: loaded.flatMap(({ entries }) => entries ?? []),
    files: loaded.flatMap(({ files = [] }) => files),
    diagnostics: loaded.flatMap(({ diagnostics }) => diagnostics),
  };
}
