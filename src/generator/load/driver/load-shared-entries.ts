import type { SharedCache } from '../../host/shared-cache/shared-cache.ts';
import type { EntryBody } from '../../model/entry.ts';
import {
  inOrderOf,
  isOfShare,
  type Pack,
  type PackMember,
  packOf,
  packsOf,
  type Share,
} from '../../model/pack.ts';
import type { MarkdownFile } from '../../model/paths/project-files.ts';
import type { Entries } from '../entries.ts';
import { createFreshness } from './create-freshness.ts';
import type { EntriesContext } from './entries-context.ts';
import { headKeyOf } from './entry-keys.ts';
import type { HeadRecord } from './entry-records.ts';
import { loadEntries } from './load-entries.ts';

export interface SharedEntriesContext extends EntriesContext {
  readonly sharedCache?: SharedCache | undefined;
  /** The part of the entries that this run loads first; absent = it loads all. */
  readonly share?: Share | undefined;
}

/** An entry and the key of its head. */
interface HeadMember extends PackMember {
  readonly source: MarkdownFile;
}

/** Packs that are loaded between two looks at what others have loaded. */
const AT_ONCE = 32;

/** Fewer bodies of a pack are made sooner than the pack is fetched. */
const FEWEST_BODIES = 8;

/** Loads every Markdown file, as `loadEntries` does, after asking the shared cache for what this machine lacks, and gives it what was made. */
export async function loadSharedEntries(
  files: readonly MarkdownFile[],
  context: SharedEntriesContext,
): Promise<Entries> {
  const { sharedCache, share, tree, memo } = context;
  if (sharedCache === undefined) return loadEntries(files, context);
  const cache = sharedCache;
  const heads = memo.stage<HeadRecord>('heads');
  const bodies = memo.stage<EntryBody>('bodies');
  const keyOf = headKeyOf(context);
  const areFresh = createFreshness(context);
  const present = files.filter(({ file }) => tree.hashOf(file) !== null);
  const packs = packsOf(
    'heads',
    present.map(source => ({ id: source.file, key: keyOf(source), source })),
  );
  /** Their bodies may be elsewhere. Those of all others are here. */
  const foundHeads = new Set<string>();
  const isKnown = ({ key }: HeadMember) => heads.get(key) !== undefined;
  const lacking = await fetchHeads(packs.filter(({ members }) => !members.every(isKnown)));
  if (share !== undefined) await loadShares(share, lacking);
  const entries = await loadEntries(files, context);
  if (share === undefined) await keep(lacking, entries);
  return { ...entries, fetchBodies: some => fetchBodies(some, entries) };

  /** Gives the packs that the cache does not have. A value that depends on another state of an included file is loaded and sent again. */
  async function fetchHeads(some: readonly Pack<HeadMember>[]): Promise<readonly Pack<HeadMember>[]> {
    const missing = new Set(some);
    for await (const { pack, values } of cache.fetch(some)) {
      const records = values.filter(isHeadRecord);
      if (records.length < values.length) continue;
      for (const [index, member] of pack.members.entries()) {
        const record = records[index];
        if (record === undefined || isKnown(member)) continue;
        heads.set(member.key, record);
        foundHeads.add(member.id);
      }
      if (records.every(({ dependencies }) => areFresh(dependencies))) missing.delete(pack);
    }
    return some.filter(pack => missing.has(pack));
  }

  /** Its own share first. Then the others: what their owners have not sent by then has to be loaded here, since a plan needs all heads. */
  async function loadShares(share: Share, some: readonly Pack<HeadMember>[]): Promise<void> {
    const own = some.filter(pack => isOfShare(pack, share));
    const others = inOrderOf(share, some).slice(own.length);
    for (const batch of batchesOf(own)) await keep(batch, await loadEntries(sourcesOf(batch), context));
    const { onCode: _, ...quietly } = context;
    for (const batch of batchesOf(await fetchHeads(others))) {
      const left = await fetchHeads(batch);
      if (left.length > 0) await keep(left, await loadEntries(sourcesOf(left), quietly));
    }
  }

  /** Sends packs whose entries are all loaded. */
  async function keep(some: readonly Pack<HeadMember>[], entries: Entries): Promise<void> {
    if (!cache.isWritable) return;
    for (const pack of some) {
      await putWhole(
        pack,
        pack.members.map(({ key }) => heads.get(key)),
      );
      const ofBodies = bodyPack(pack.members, entries);
      await putWhole(
        ofBodies,
        ofBodies.members.map(({ key }) => bodies.get(key)),
      );
    }
  }

  async function putWhole(pack: Pack, values: readonly unknown[]): Promise<void> {
    if (!values.includes(undefined)) await cache.put(pack, values);
  }

  async function fetchBodies(some: readonly string[], entries: Entries): Promise<void> {
    const wanted = new Set(some.filter(file => foundHeads.has(file)));
    if (wanted.size === 0) return;
    const lacks = ({ id, key }: PackMember) => wanted.has(id) && bodies.get(key) === undefined;
    const ofBodies = packs
      .map(({ members }) => bodyPack(members, entries))
      .filter(({ members }) => members.filter(lacks).length >= Math.min(FEWEST_BODIES, members.length));
    for await (const { pack, values } of cache.fetch(ofBodies)) {
      for (const [index, member] of pack.members.entries())
        if (isBody(values[index])) bodies.set(member.key, values[index]);
    }
  }
}

function bodyPack(members: readonly HeadMember[], { bodyKey }: Entries): Pack {
  return packOf(
    'bodies',
    members.map(({ id }) => ({ id, key: bodyKey(id) })),
  );
}

function* batchesOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += AT_ONCE) yield items.slice(start, start + AT_ONCE);
}

function sourcesOf(packs: readonly Pack<HeadMember>[]): readonly MarkdownFile[] {
  return packs.flatMap(({ members }) => members.map(({ source }) => source));
}

function isHeadRecord(value: unknown): value is HeadRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { head, dependencies, diagnostics } = value as Partial<HeadRecord>;
  return typeof head?.file === 'string' && Array.isArray(dependencies) && Array.isArray(diagnostics);
}

function isBody(value: unknown): value is EntryBody {
  if (typeof value !== 'object' || value === null) return false;
  const { html, codeBlocks, stylesheets, pictures } = value as Partial<EntryBody>;
  return typeof html === 'string' && [codeBlocks, stylesheets, pictures].every(Array.isArray);
}
