import type { SharedCache } from '../../host/shared-cache/shared-cache.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Dependency, EntryBody, EntryHead } from '../../model/entry.ts';
import { packOf } from '../../model/pack.ts';

/** What planning needs to know about a whole group. */
export interface GroupRecord {
  readonly heads: readonly EntryHead[];
  /** The files that the entries include. */
  readonly dependencies: readonly Dependency[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A loaded group, with the key of each body. */
export interface WholeGroup {
  readonly record: GroupRecord;
  readonly bodies: readonly (readonly [key: string, body: EntryBody])[];
}

/** A group as machines share it: in one pack, since a change to one entry loads all of them again. */
export interface SharedGroup {
  readonly fetch: () => Promise<WholeGroup | undefined>;
  readonly put: (group: WholeGroup) => Promise<void>;
}

/** `key` names the state of all its items; `name` is that of their feature. */
export function createSharedGroup(cache: SharedCache, name: string, key: string): SharedGroup {
  const pack = packOf('group', [{ id: name, key }]);
  return {
    fetch: async () => {
      for await (const { values } of cache.fetch([pack])) {
        const [value] = values;
        if (isWholeGroup(value)) return value;
      }
      return undefined;
    },
    put: group => cache.put(pack, [group]),
  };
}

function isWholeGroup(value: unknown): value is WholeGroup {
  if (typeof value !== 'object' || value === null) return false;
  const { record, bodies } = value as Partial<WholeGroup>;
  return [bodies, record?.heads, record?.dependencies, record?.diagnostics].every(Array.isArray);
}
