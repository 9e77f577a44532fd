import type { Root } from 'mdast';
import type { SharedCache } from '../../host/shared-cache/shared-cache.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { EMPTY_BODY, type EntryBody, type LoadedEntry } from '../../model/entry.ts';
import type { Entries } from '../entries.ts';
import type { EntryGroup } from '../feature-source.ts';
import { createFreshness } from './create-freshness.ts';
import type { EntriesContext } from './entries-context.ts';
import { keyOfLoading } from './entry-keys.ts';
import { loadOnTrial } from './load-on-trial.ts';
import { createLoadOptions, readerOf } from './load-options.ts';
import { createSharedGroup, type GroupRecord } from './shared-group.ts';

/**
 * Loads entries that depend on one another, once for each state of the group and of the files that its entries include; `name` is the
 * name of their feature.
 */
export async function loadGroup<Item extends { readonly file: string }>(
  name: string,
  group: EntryGroup<Item>,
  context: EntriesContext & { readonly sharedCache?: SharedCache | undefined },
): Promise<Entries> {
  const { config, memo, sharedCache } = context;
  const key = contentHash(keyOfLoading(context), group.key);
  const records = memo.stage<GroupRecord>(`${name}-heads`);
  const bodies = memo.stage<EntryBody>(`${name}-bodies`);
  const shared = sharedCache && createSharedGroup(sharedCache, name, key);
  const areFresh = createFreshness(context);
  const known = records.get(key);
  const isKnown = known !== undefined && areFresh(known.dependencies);
  const record = isKnown ? known : ((await fetchShared()) ?? (await loadAll()));
  const bodyKey = (file: string) => bodyKeyOf(file, record);
  return {
    heads: record.heads,
    diagnostics: record.diagnostics,
    dependencies: record.dependencies,
    bodyKey,
    body: async file => {
      const body = bodies.get(bodyKey(file));
      if (body === undefined) await loadAll();
      return body ?? bodies.get(bodyKey(file)) ?? EMPTY_BODY;
    },
  };

  async function loadAll(): Promise<GroupRecord> {
    const tried = new Map<string, Root>();
    const [{ items, load }, { options }] = await Promise.all([
      group.open(),
      createLoadOptions(context, { tried, readFile: readerOf(context.tree) }),
    ]);
    const loaded = new Map<string, LoadedEntry>();
    const failures: Diagnostic[] = [];
    const { timeout, math } = config.markdown;
    const trial = { timeout, math, tried, load: (item: Item) => load(item, options) };
    for await (const result of loadOnTrial(items, trial)) {
      if ('value' in result) loaded.set(result.item.file, result.value);
      else failures.push(result.diagnostic);
    }
    const entries = items.flatMap(({ file }) => loaded.get(file) ?? []);
    const record = {
      heads: entries.map(({ head }) => head),
      dependencies: entries.flatMap(({ dependencies }) => dependencies),
      diagnostics: [...failures, ...entries.flatMap(({ diagnostics }) => diagnostics)],
    };
    // A failed entry may only have been slow on a busy machine, so the next run tries it again.
    if (failures.length === 0) records.set(key, record);
    const keyed = entries.map(({ head, body }) => [bodyKeyOf(head.file, record), body] as const);
    for (const [key, body] of keyed) bodies.set(key, body);
    if (failures.length === 0) await shared?.put({ record, bodies: keyed });
    return record;
  }

  async function fetchShared(): Promise<GroupRecord | undefined> {
    const found = await shared?.fetch();
    if (found === undefined || !areFresh(found.record.dependencies)) return undefined;
    records.set(key, found.record);
    for (const [key, body] of found.bodies) bodies.set(key, body);
    return found.record;
  }

  /** The key covers the included files, so a body never outlives them. */
  function bodyKeyOf(file: string, { dependencies }: GroupRecord): string {
    return contentHash(key, file, JSON.stringify(dependencies));
  }
}
