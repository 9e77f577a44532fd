import type { Root } from 'mdast';
import type { SourceTree } from '../../host/sources/source-tree.ts';
import { processorCount } from '../../host/work/processor-count.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { CodeBlock, EntryBody, LoadedEntry } from '../../model/entry.ts';
import type { MarkdownFile } from '../../model/paths/project-files.ts';
import type { Entries } from '../entries.ts';
import type { EntriesContext } from './entries-context.ts';
import { createEntryRecords, type EntryRecords } from './entry-records.ts';
import { createGate } from './gate.ts';
import { VanishedFile, vanished } from './load-failures.ts';
import { type LoadResult, loadOnTrial } from './load-on-trial.ts';
import { createLoadOptions, readerOf } from './load-options.ts';
import { createLoadQueue, type LoadQueue } from './load-queue.ts';
import type { LoadThread, WrittenEntry } from './load-thread.ts';

/** Fewer sources are loaded before a thread has started. */
const WORTH_A_THREAD = 300;

/** Threads that loading occupies if it has one of its own. */
const LOADING_THREADS = 2;

/** Loads every Markdown file, once for each state of its bytes, its dependencies and the options. */
export async function loadEntries(files: readonly MarkdownFile[], context: EntriesContext): Promise<Entries> {
  const { tree } = context;
  const vanished = reportVanished(files, tree);
  const records = createEntryRecords(context);
  const sources = new Map(files.map(source => [source.file, source]));
  const present = files.filter(({ file }) => tree.hashOf(file) !== null);
  const missing = present.filter(source => !records.recall(source));
  const failures = missing.length === 0 ? [] : await loadMissing(missing, records, context);
  const loaded = files.flatMap(({ file }) => records.head(file) ?? []);
  return {
    heads: loaded.map(({ head }) => head),
    diagnostics: [...vanished, ...failures, ...loaded.flatMap(({ diagnostics }) => diagnostics)],
    bodyKey: file => {
      const source = sources.get(file);
      return source === undefined ? '' : records.bodyKey(source);
    },
    dependencies: loaded.flatMap(({ dependencies }) => dependencies),
    body: async file => {
      const source = sources.get(file);
      if (source === undefined) throw new Error(`No entry of this site has the file “${file}”`);
      return records.body(source) ?? (await loadAgain(source, records, context));
    },
  };
}

/** Loads what is not remembered, on two threads if that is worth it. Returns what went wrong. */
async function loadMissing(
  missing: readonly MarkdownFile[],
  records: EntryRecords,
  context: EntriesContext,
): Promise<readonly Diagnostic[]> {
  const { tree, onCode } = context;
  const code = createGate<CodeBlock>(blocks => onCode?.(blocks));
  // The largest first: texts that must be tried are among them, and the last ones are short, so both sides end together.
  const waiting = createLoadQueue(missing.toSorted((a, b) => tree.sizeOf(b.file) - tree.sizeOf(a.file)));
  const isWorthThread = missing.length >= WORTH_A_THREAD;
  const thread = isWorthThread ? await startThread(waiting, context, takeWritten) : undefined;
  // Colouring would take its time from loading now, and has a processor to itself later, while this thread plans and renders.
  if (thread !== undefined && processorCount <= LOADING_THREADS) code.close();
  const loader = await createLoader(context);
  const diagnostics = [...loader.diagnostics];
  await loadHere();
  code.open();
  await thread?.end();
  await loadHere();
  // Heads are stored in the order in which the next build reads them.
  for (const source of missing) records.keepHead(source);
  return diagnostics;

  /** Loads from the front of the queue, until nothing is left that the thread has not taken. */
  async function loadHere(): Promise<void> {
    for await (const result of loader.load(waiting.fromFront())) {
      if ('value' in result) code.pass(records.remember(result.item, result.value).codeBlocks);
      else diagnostics.push(result.diagnostic);
    }
  }

  function takeWritten(entry: WrittenEntry): void {
    records.rememberWritten(entry);
    code.pass(entry.codeBlocks);
  }
}

async function startThread(
  waiting: LoadQueue<MarkdownFile>,
  context: EntriesContext,
  onLoaded: (entry: WrittenEntry) => void,
): Promise<LoadThread | undefined> {
  if (context.thread === undefined) return undefined;
  const { startLoadThread } = await import('./load-thread.ts');
  return startLoadThread(waiting, context.thread, { context, onLoaded });
}

/** Loads an entry whose head is remembered and whose body is not. */
async function loadAgain(
  source: MarkdownFile,
  records: EntryRecords,
  context: EntriesContext,
): Promise<EntryBody> {
  const loader = await createLoader(context);
  for await (const result of loader.load([source])) {
    if ('diagnostic' in result) throw new Error(result.diagnostic.message);
    const body = records.remember(source, result.value);
    records.keepHead(source);
    return body;
  }
  throw new Error(`Loading ${source.file} gave nothing`);
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
  const load = ({ collection, file, path }: MarkdownFile) => {
    const bytes = tree.read(file);
    if (bytes === undefined) throw new VanishedFile();
    return loadEntry({ collection, file, path, bytes }, options);
  };
  const { timeout, math } = options.markdown;
  return { load: sources => loadOnTrial(sources, { timeout, math, tried, load }), diagnostics };
}

/** Reports files that disappeared after the folders were listed, but for those that the tree itself could not read. */
function reportVanished(files: readonly MarkdownFile[], tree: SourceTree): readonly Diagnostic[] {
  const reported = new Set(tree.diagnostics.map(({ place }) => place?.file));
  return files
    .filter(({ file }) => tree.hashOf(file) === null && !reported.has(file))
    .map(({ file }) => vanished(file));
}
