import { breathe } from '../host/breathe.ts';
import { contentHash } from '../host/content-hash.ts';
import type { Memo } from '../host/memo.ts';
import type { SourceTree } from '../host/source-tree.ts';
import { type TimedResult, withTimeLimit } from '../host/time-limit.ts';
import type { LoadOptions } from '../load/load-entry.ts';
import type { SiteConfig } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Dependency, EntryBody, EntryHead, LoadedEntry } from '../model/entry.ts';
import { handoverIn } from '../model/handover.ts';
import { messageOf } from '../model/message-of.ts';
import type { MarkdownFile } from '../model/project-files.ts';
import { createFreshness } from './create-freshness.ts';

export interface Entries {
  readonly heads: readonly EntryHead[];
  readonly diagnostics: readonly Diagnostic[];
  /** Names the bytes of an entry's body. */
  readonly bodyKey: (file: string) => string;
  readonly body: (file: string) => Promise<EntryBody>;
  /** What else the entries were made of. */
  readonly dependencies: readonly Dependency[];
}

export interface EntriesContext {
  readonly config: SiteConfig;
  readonly tree: SourceTree;
  readonly memo: Memo;
  readonly programHash: string;
}

/** What planning needs of an entry, kept apart from its body. */
type HeadRecord = Omit<LoadedEntry, 'body'>;

/** Loads every Markdown file, each once for each state of its bytes, of what else it is made of and of the options. */
export async function loadEntries(files: readonly MarkdownFile[], context: EntriesContext): Promise<Entries> {
  const { config, tree, memo, programHash } = context;
  const headStage = memo.stage<HeadRecord>('heads');
  const bodyStage = memo.stage<EntryBody>('bodies');
  const shared = contentHash(
    programHash,
    JSON.stringify([config.product, config.markdown, config.api !== null]),
  );
  const areFresh = createFreshness(context);
  const sources = new Map(files.map(source => [source.file, source]));
  const records = new Map<string, HeadRecord>();
  const missing: MarkdownFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const headKey = ({ collection, file }: MarkdownFile) =>
    `${shared}:${collection}:${file}:${tree.hashOf(file)}`;

  const told = new Set(tree.diagnostics.map(({ place }) => place?.file));
  for (const source of files) {
    if (tree.hashOf(source.file) === null) {
      if (!told.has(source.file)) diagnostics.push(vanished(source.file));
      continue;
    }
    const known = headStage.get(headKey(source));
    if (known !== undefined && areFresh(known.dependencies)) records.set(source.file, known);
    else missing.push(source);
  }
  if (missing.length > 0) {
    const load = await createLoader(context);
    for await (const result of load(missing)) {
      if (result.outcome === 'done') remember(result.item, result.value);
      else diagnostics.push(failureOf(result, config.markdown.timeout));
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
      if (known !== undefined || source === undefined) return known ?? { html: '', codeBlocks: [] };
      const load = await createLoader(context);
      for await (const result of load([source])) {
        if (result.outcome === 'done') return remember(source, result.value);
        throw new Error(failureOf(result, config.markdown.timeout).message);
      }
      throw new Error(`Loading ${file} gave nothing`);
    },
  };

  function remember(source: MarkdownFile, { body, ...record }: LoadedEntry): EntryBody {
    records.set(source.file, record);
    headStage.set(headKey(source), record);
    bodyStage.set(bodyKeyOf(source.file, record), body);
    return body;
  }

  /** A body never outlives what else it was made of. */
  function bodyKeyOf(file: string, record: HeadRecord | undefined): string {
    const source = sources.get(file);
    if (source === undefined) return '';
    const parts = record?.dependencies ?? [];
    return parts.length === 0 ? headKey(source) : `${headKey(source)}:${contentHash(JSON.stringify(parts))}`;
  }
}

type LoadResult = TimedResult<MarkdownFile, LoadedEntry>;

/** How many files are loaded between two moments in which signals are heard. */
const PAUSE = 64;

/** The Markdown libraries are loaded only here: a build without changes needs none of them. */
async function createLoader(
  context: EntriesContext,
): Promise<(sources: readonly MarkdownFile[]) => AsyncGenerator<LoadResult>> {
  const { config, tree } = context;
  const [{ loadEntry }, options] = await Promise.all([
    import('../load/load-entry.ts'),
    createLoadOptions(context),
  ]);
  return async function* (sources) {
    let done = 0;
    const load = ({ collection, file, path }: MarkdownFile) =>
      loadEntry({ collection, file, path, bytes: tree.read(file) ?? new Uint8Array() }, options);
    for (const result of withTimeLimit(config.markdown.timeout, sources, load)) {
      yield result;
      if (++done % PAUSE === 0) await breathe();
    }
  };
}

/** What loading needs from outside, the Markdown pipeline included. */
export async function createLoadOptions({ config, tree }: EntriesContext): Promise<LoadOptions> {
  const { createMarkdownProcessor } = await import('../load/markdown/markdown-processor.ts');
  return {
    product: config.product,
    markdown: config.markdown,
    handover: handoverIn(config),
    processor: await createMarkdownProcessor(config.markdown.parser),
    readFile: file => tree.problemOf(file) ?? tree.read(file),
    hash: contentHash,
    linksSymbols: config.api !== null,
  };
}

function vanished(file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'source/vanished',
    message: 'This file vanished while the site was built',
    place: { file },
    hint: 'Build again.',
  };
}

function failureOf(
  result: Exclude<LoadResult, { readonly outcome: 'done' }>,
  milliseconds: number,
): Diagnostic {
  const place = { file: result.item.file };
  if (result.outcome === 'timeout') {
    return {
      severity: 'error',
      code: 'markdown/timeout',
      message: `This page takes longer than ${milliseconds} ms to read`,
      place,
      hint: 'Split the page, or raise markdown.timeout in site.config.ts.',
    };
  }
  return {
    severity: 'error',
    code: 'markdown/crashed',
    message: `This page cannot be read: ${messageOf(result.error)}`,
    place,
    hint: "Halve the page until you find the passage; markdown.parser: 'remark' in site.config.ts may read it.",
  };
}
