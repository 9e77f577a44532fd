import type { Root } from 'mdast';
import { processorCount } from '../../host/processor-count.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { type CodeBlock, EMPTY_BODY, type EntryBody, type LoadedEntry } from '../../model/entry.ts';
import type { MarkdownFile } from '../../model/project-files.ts';
import type { Entries } from '../entries.ts';
import { createFreshness } from './create-freshness.ts';
import type { EntriesContext } from './entries-context.ts';
import { headKeyOf } from './entry-keys.ts';
import { createGate } from './gate.ts';
import { type LoadResult, loadOnTrial } from './load-on-trial.ts';
import { createLoadOptions, readerOf } from './load-options.ts';
import { createLoadQueue, type LoadQueue } from './load-queue.ts';
import type { WrittenEntry } from './load-thread.ts';

/** What planning needs to know about an entry, stored apart from its body. */
export type HeadRecord = Omit<LoadedEntry, 'body'>;

/** Fewer sources are loaded before a thread has started. */
const WORTH_A_THREAD = 300;

/** Threads that loading occupies if it has one of its own. */
const LOADING_THREADS = 2;

/** Loads every Markdown file, once for each state of its bytes, its dependencies and the options. */
export async function loadEntries(files: readonly MarkdownFile[], context: EntriesContext): Promise<Entries> {
  const { tree, memo } = context;
  const headStage = memo.stage<HeadRecord>('heads');
  const bodyStage = memo.stage<EntryBody>('bodies');
  const headKey = headKeyOf(context);
  const areFresh = createFreshness(context);
  const sources = new Map(files.map(source => [source.file, source]));
  const records = new Map<string, HeadRecord>();
  const missing: MarkdownFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const code = createGate<CodeBlock>(blocks => context.onCode?.(blocks));

  const reported = new Set(tree.diagnostics.map(({ place }) => place?.file));
  for (const source of files) {
    if (tree.hashOf(source.file) === null) {
      if (!reported.has(source.file)) diagnostics.push(vanished(source.file));
      continue;
    }
    const known = headStage.get(headKey(source));
    if (known !== undefined && areFresh(known.dependencies)) records.set(source.file, known);
    else missing.push(source);
  }
  if (missing.length > 0) {
    // The largest first: texts that must be tried are among them, and the last ones are short, so both sides end together.
    const waiting = createLoadQueue(missing.toSorted((a, b) => tree.sizeOf(b.file) - tree.sizeOf(a.file)));
    const thread = await startThread(waiting);
    // Colouring would take its time from loading now, and has a processor to itself later, while this thread plans and renders.
    if (thread !== undefined && processorCount <= LOADING_THREADS) code.close();
    const loader = await createLoader(context);
    diagnostics.push(...loader.diagnostics);
    await loadHere(waiting.fromFront());
    code.open();
    await thread?.end();
    await loadHere(waiting.fromFront());
    // Heads are stored in the order in which the next build reads them.
    missing.forEach(keepHead);

    async function loadHere(some: Iterable<MarkdownFile>) {
      for await (const result of loader.load(some)) {
        if ('value' in result) code.pass(remember(result.item, result.value).codeBlocks);
        else diagnostics.push(result.diagnostic);
      }
    }
  }

  const loaded = files.flatMap(({ file }) => records.get(file) ?? []);
  return {
    heads: loaded.map(record => record.head),
    diagnostics: [...diagnostics, ...loaded.flatMap(record => record.diagnostics)],
    bodyKey: file => bodyKeyOf(file, records.get(file)),
    dependencies: loaded.flatMap(({ dependencies }) => dependencies),
    body: async file => {
      const known = bodyStage.get(bodyKeyOf(file, records.get(file)));
      const source = sources.get(file);
      if (known !== undefined || source === undefined) return known ?? EMPTY_BODY;
      const loader = await createLoader(context);
      for await (const result of loader.load([source])) {
        if ('value' in result) {
          const body = remember(source, result.value);
          keepHead(source);
          return body;
        }
        throw new Error(result.diagnostic.message);
      }
      throw new Error(`Loading ${file} gave nothing`);
    },
  };

  function remember(source: MarkdownFile, { body, ...record }: LoadedEntry): EntryBody {
    records.set(source.file, record);
    bodyStage.set(bodyKeyOf(source.file, record), body);
    return body;
  }

  function keepHead(source: MarkdownFile): void {
    const record = records.get(source.file);
    if (record !== undefined) headStage.set(headKey(source), record);
  }

  async function startThread(waiting: LoadQueue<MarkdownFile>) {
    if (context.thread === undefined || missing.length < WORTH_A_THREAD) return undefined;
    const { startLoadThread } = await import('./load-thread.ts');
    return startLoadThread(waiting, context.thread, { context, onLoaded: rememberWritten });
  }

  /** The thread sends JSON, and the memo stores a body as it came. */
  function rememberWritten({ source, record, body, codeBlocks }: WrittenEntry): void {
    const parsed: HeadRecord = JSON.parse(Buffer.from(record).toString('utf8'));
    records.set(source.file, parsed);
    bodyStage.setJson(bodyKeyOf(source.file, parsed), body);
    code.pass(codeBlocks);
  }

  /** The key covers the dependencies, so a body never outlives them. */
  function bodyKeyOf(file: string, record: HeadRecord | undefined): string {
    const source = sources.get(file);
    if (source === undefined) return '';
    const parts = record?.dependencies ?? [];
    return parts.length === 0 ? headKey(source) : `${headKey(source)}:${contentHash(JSON.stringify(parts))}`;
  }
}

interface Loader {
  readonly load: (sources: Iterable<MarkdownFile>) => AsyncGenerator<LoadResult<MarkdownFile, LoadedEntry>>;
  /** Mistakes in the features that take part. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Only this loads the Markdown libraries: a build without changes does not need them. */
async function createLoader(context: EntriesContext): Promise<Loader> {
  const { tree } = context;
  const tried = new Map<string, Root>();
  const [{ loadEntry }, { options, diagnostics }] = await Promise.all([
    import('../load-entry.ts'),
    createLoadOptions(context, { tried, readFile: readerOf(tree) }),
  ]);
  const load = ({ collection, file, path }: MarkdownFile) =>
    loadEntry({ collection, file, path, bytes: tree.read(file) ?? new Uint8Array() }, options);
  const { timeout, math } = options.markdown;
  return { load: sources => loadOnTrial(sources, { timeout, math, tried, load }), diagnostics };
}

function vanished(file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'source/vanished',
    message: 'This file disappeared during the build',
    place: { file },
    hint: 'Build again.',
  };
}
