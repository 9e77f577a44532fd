import { createCacheGuard } from '../../host/cache/cache-guard.ts';
import { answerInThread, dataOfThread, hearInThread } from '../../host/work/own-thread.ts';
import { withTimeLimit } from '../../host/work/time-limit.ts';
import type { LoadedEntry } from '../../model/entry.ts';
import { Unprepared } from '../lazy-module.ts';
import { loadEntry } from '../load-entry.ts';
import { keyOfEntries } from './entry-keys.ts';
import { loadConfig, type ProgramFeatures } from './load-config.ts';
import { createLoadOptions } from './load-options.ts';
import type { LoadAnswer, LoadThreadData, SentEntry, SentSource } from './load-thread.ts';

/** The other side of `startLoadThread`: loads the sources that each message brings. No message can hold the features. */
export async function serveLoading(features: ProgramFeatures): Promise<void> {
  const load = await createThreadLoader(dataOfThread(), features);
  if (load === null) return;
  hearInThread(async (sources: readonly SentSource[]) => {
    const answer = await load(sources);
    answerInThread(
      answer,
      answer.flatMap(entry => (entry === null ? [] : [entry.record.buffer, entry.body.buffer])),
    );
  });
  answerInThread('ready');
}

type ThreadLoader = (sources: readonly SentSource[]) => Promise<LoadAnswer>;

/** `null` if the configuration, or the features, are not those of the process that started this thread. */
async function createThreadLoader(
  data: LoadThreadData,
  features: ProgramFeatures,
): Promise<ThreadLoader | null> {
  const cache = createCacheGuard(null, () => {});
  const loaded = await loadConfig({ ...data, ...features, cache });
  if (loaded.config === null) return null;
  if (keyOfEntries({ ...loaded, programHash: data.programHash }) !== data.key) return null;
  const { options } = await createLoadOptions(loaded, { tried: new Map(), readFile: leaveToOthers });
  const known = new Map(loaded.features.collections.map(collection => [collection.name, collection]));

  return async sources => {
    const answers = new Map<SentSource, SentEntry>();
    await loadShare(sources);
    return sources.map(source => answers.get(source) ?? null);

    async function loadShare(share: readonly SentSource[]): Promise<void> {
      const again: SentSource[] = [];
      for (const result of withTimeLimit(options.markdown.timeout, share, loadOne)) {
        if (result.outcome === 'done' && result.value !== null)
          answers.set(result.item, written(result.value));
        else if (result.outcome === 'thrown' && result.error instanceof Unprepared) {
          await result.error.prepare();
          again.push(result.item);
        }
      }
      if (again.length > 0) await loadShare(again);
    }
  };

  function loadOne({ bytes, ...sent }: SentSource): LoadedEntry | null {
    const collection = known.get(sent.collection);
    if (collection === undefined || bytes === undefined) return null;
    return loadEntry({ ...sent, bytes, collection }, options);
  }
}

/** Only the other process knows what a page may show besides its own text. */
function leaveToOthers(): never {
  throw new Error('This page is left to the process that started the thread');
}

function written({ body, ...record }: LoadedEntry): SentEntry {
  return { record: jsonOf(record), body: jsonOf(body), codeBlocks: body.codeBlocks };
}

function jsonOf(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
