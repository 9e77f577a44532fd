import { createHash } from 'node:crypto';
import type { SharedCacheConfig } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Pack } from '../../model/pack.ts';
import { readActionResult, writeActionResult } from './action-result.ts';
import { type CacheServer, connectCacheServer } from './cache-server.ts';
import { type CacheTroubles, createCacheTroubles, type Direction } from './cache-troubles.ts';
import { MOST_PACKED_BYTES, packValues, unpackValues } from './pack-bytes.ts';

/**
 * Results that machines share, on a server of Bazel's HTTP cache protocol: `/ac/<name of a pack>` names a hash, `/cas/<hash>` holds the
 * bytes. A server that is slow, wrong, full or absent costs time and a warning; values are checked by their hash and read as data.
 */
export interface SharedCache {
  readonly isWritable: boolean;
  /** Asks for packs, many at once; gives those that the server has, in order. */
  readonly fetch: <Some extends Pack>(
    packs: readonly Some[],
  ) => AsyncGenerator<{ readonly pack: Some; readonly values: readonly unknown[] }>;
  /** The names of those packs that the server has. */
  readonly find: (packs: readonly Pack[]) => Promise<ReadonlySet<string>>;
  /** Sends the values of a pack, in the order of its members. Returns while they are under way, unless too many are. */
  readonly put: (pack: Pack, values: readonly unknown[]) => Promise<void>;
  /** Waits for what is under way. Gives what went wrong in the whole run. */
  readonly close: () => Promise<readonly Diagnostic[]>;
}

/** Requests at once, each way. */
const AT_ONCE = 16;
/** Milliseconds for one request. */
const PATIENCE = 30_000;
/** Milliseconds that the server may take in all: to begin with, and for each value. Making a value anew takes about one. */
const FIRST_MILLISECONDS = 30_000;
const MILLISECONDS_PER_VALUE = 2;
/** An answer below `/ac/` is a hash and its size; other programs may have put more there. */
const MOST_RESULT_BYTES = 100_000;

export interface SharedCacheOptions extends SharedCacheConfig {
  readonly patience?: number;
  readonly firstMilliseconds?: number;
}

/** Uses the cache on a server. Once that fails too often or takes too long, it is not asked any more. */
export function connectSharedCache({
  url,
  token,
  write,
  patience = PATIENCE,
  firstMilliseconds = FIRST_MILLISECONDS,
}: SharedCacheOptions): SharedCache {
  const server = connectCacheServer({ url, token, patience, connections: AT_ONCE });
  const troubles = createCacheTroubles(new URL(url).origin);
  const sending = new Set<Promise<void>>();
  const budgets = { read: createBudget('read'), written: createBudget('written') };

  return {
    isWritable: write,
    fetch: async function* <Some extends Pack>(packs: readonly Some[]) {
      for await (const { pack, result } of many(packs, pack => fetchOne(pack, server, troubles)))
        if (result !== undefined) yield { pack, values: result };
    },
    find: async packs => {
      const found = new Set<string>();
      for await (const { pack, result } of many(packs, some => isThere(some, server)))
        if (result === true) found.add(pack.name);
      return found;
    },
    put: async (pack, values) => {
      if (!write) return;
      budgets.written.grow(pack);
      const sent = guarded('written', () => send(pack, values, server)).finally(() => sending.delete(sent));
      sending.add(sent);
      if (sending.size >= AT_ONCE) await Promise.race(sending);
    },
    close: async () => {
      await Promise.all(sending);
      server.close();
      return troubles.warnings();
    },
  };

  /** Some requests are always ahead of the one whose answer is due. */
  async function* many<Some extends Pack, Result>(
    packs: readonly Some[],
    ask: (pack: Some) => Promise<Result>,
  ): AsyncGenerator<{ readonly pack: Some; readonly result: Result | undefined }> {
    const ahead: { readonly pack: Some; readonly result: Promise<Result | undefined> }[] = [];
    for (const pack of packs) {
      budgets.read.grow(pack);
      ahead.push({ pack, result: guarded('read', () => ask(pack)) });
      const first = ahead.length < AT_ONCE ? undefined : ahead.shift();
      if (first !== undefined) yield { pack: first.pack, result: await first.result };
    }
    for (const { pack, result } of ahead) yield { pack, result: await result };
  }

  async function guarded<Result>(what: Direction, work: () => Promise<Result>): Promise<Result | undefined> {
    if (!troubles.isUsable(what)) return undefined;
    const stop = budgets[what].start();
    try {
      return await work();
    } catch (error) {
      if (troubles.isUsable(what)) troubles.failed(what, error);
      return undefined;
    } finally {
      stop();
    }
  }

  /** Measures how long at least one request is under way. */
  function createBudget(what: Direction) {
    let allowed = firstMilliseconds;
    let spent = 0;
    let underWay = 0;
    let since = 0;
    return {
      grow: ({ members }: Pack) => {
        allowed += members.length * MILLISECONDS_PER_VALUE;
      },
      start: () => {
        if (underWay === 0) since = performance.now();
        underWay += 1;
        return () => {
          underWay -= 1;
          const now = performance.now();
          spent += now - since;
          since = now;
          if (spent > allowed && troubles.isUsable(what)) troubles.ranOut(what, allowed / 1000);
        };
      },
    };
  }
}

async function fetchOne(
  pack: Pack,
  server: CacheServer,
  troubles: CacheTroubles,
): Promise<readonly unknown[] | undefined> {
  const result = await server.get(`ac/${pack.name}`, MOST_RESULT_BYTES);
  if (result === undefined) return undefined;
  const digest = readActionResult(result);
  if (digest === undefined || digest.size > MOST_PACKED_BYTES) return wrong();
  const bytes = await server.get(`cas/${digest.hash}`, digest.size);
  // A server may forget bytes before the result that names them.
  if (bytes === undefined) return undefined;
  const isRight = bytes.length === digest.size && sha256(bytes) === digest.hash;
  return (isRight ? await unpackValues(pack, bytes) : undefined) ?? wrong();

  function wrong(): undefined {
    troubles.damaged();
  }
}

async function isThere({ name }: Pack, server: CacheServer): Promise<boolean> {
  const result = await server.get(`ac/${name}`, MOST_RESULT_BYTES);
  const digest = result && readActionResult(result);
  return digest !== undefined && server.has(`cas/${digest.hash}`);
}

/** The bytes first: a result must not name what is not there. */
async function send(pack: Pack, values: readonly unknown[], server: CacheServer): Promise<void> {
  const bytes = await packValues(pack, values);
  if (bytes === undefined) return;
  const hash = sha256(bytes);
  await server.put(`cas/${hash}`, bytes);
  await server.put(`ac/${pack.name}`, writeActionResult({ hash, size: bytes.length }));
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
