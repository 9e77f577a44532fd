import type { Memo } from '../../host/memo.ts';
import type { SourceTree } from '../../host/source-tree.ts';
import type { Collection } from '../../model/collection.ts';
import type { SiteConfig } from '../../model/config.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { type CodeBlock, EMPTY_BODY, type EntryBody, type LoadedEntry } from '../../model/entry.ts';
import type { MarkdownFile } from '../../model/project-files.ts';
import type { Entries } from '../entries.ts';
import { lazyModule } from '../lazy-module.ts';
import type { LoadOptions } from '../load-entry.ts';
import { keyOfLoadWords, loadWordsOf } from '../load-words.ts';
import { withTrial } from '../markdown/with-trial.ts';
import { createFreshness } from './create-freshness.ts';
import type { Features } from './fold-features.ts';
import { type LoadResult, loadOnTrial } from './load-on-trial.ts';

export interface EntriesContext {
  readonly collections: readonly Collection[];
  readonly config: SiteConfig;
  readonly features: Features;
  readonly tree: SourceTree;
  readonly memo: Memo;
  readonly programHash: string;
  /** Gets the code blocks of each entry that is loaded. */
  readonly onCode?: ((blocks: readonly CodeBlock[]) => void) | undefined;
}

/** What planning needs to know about an entry, stored apart from its body. */
export type HeadRecord = Omit<LoadedEntry, 'body'>;

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
    const loader = await createLoader(context);
    diagnostics.push(...loader.diagnostics);
    for await (const result of loader.load(missing)) {
      if ('value' in result) {
        const { codeBlocks } = remember(result.item, result.value);
        context.onCode?.(codeBlocks);
      } else diagnostics.push(result.diagnostic);
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
        if ('value' in result) return remember(source, result.value);
        throw new Error(result.diagnostic.message);
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

  /** The key covers the dependencies, so a body never outlives them. */
  function bodyKeyOf(file: string, record: HeadRecord | undefined): string {
    const source = sources.get(file);
    if (source === undefined) return '';
    const parts = record?.dependencies ?? [];
    return parts.length === 0 ? headKey(source) : `${headKey(source)}:${contentHash(JSON.stringify(parts))}`;
  }
}

/** Gives the key of an entry's head. It is the same on every machine. */
export function headKeyOf(context: EntriesContext): (source: MarkdownFile) => string {
  const { collections, config, features, tree, programHash } = context;
  const shared = contentHash(
    programHash,
    features.key,
    JSON.stringify([config.product, config.markdown]),
    JSON.stringify(collections.map(({ name, folders }) => [name, folders])),
    keyOfLoadWords(config),
  );
  return ({ collection, file }) => `${shared}:${collection.name}:${file}:${tree.hashOf(file)}`;
}

/** One for the process: what is imported once stays. */
const htmlTools = lazyModule(async () => (await import('../html/html-tools.ts')).htmlTools);

interface Loader {
  readonly load: (sources: readonly MarkdownFile[]) => AsyncGenerator<LoadResult<MarkdownFile, LoadedEntry>>;
  /** Mistakes in the features that take part. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Only this loads the Markdown libraries: a build without changes does not need them. */
async function createLoader(context: EntriesContext): Promise<Loader> {
  const { tree } = context;
  const tried = new Set<string>();
  const [{ loadEntry }, { options, diagnostics }] = await Promise.all([
    import('../load-entry.ts'),
    createLoadOptions(context, tried),
  ]);
  const load = ({ collection, file, path }: MarkdownFile) =>
    loadEntry({ collection, file, path, bytes: tree.read(file) ?? new Uint8Array() }, options);
  const { timeout } = options.markdown;
  return { load: sources => loadOnTrial(sources, { timeout, tried, load }), diagnostics };
}

/** What loading needs from outside, with the Markdown pipeline. `tried` grows as texts pass their trial. */
export async function createLoadOptions(
  { config, features, tree }: EntriesContext,
  tried: ReadonlySet<string>,
): Promise<{ readonly options: LoadOptions; readonly diagnostics: readonly Diagnostic[] }> {
  const [{ createMarkdownProcessor }, { include }] = await Promise.all([
    import('../markdown/markdown-processor.ts'),
    import('../directives/include.ts'),
  ]);
  const { parser } = config.markdown;
  const { directives, extend, diagnostics } = await features.markdownWith([include]);
  const processor = await createMarkdownProcessor(config.markdown);
  const options: LoadOptions = {
    ...loadWordsOf(config),
    product: config.product,
    markdown: config.markdown,
    directives,
    // The time limit can interrupt JavaScript, but not native code.
    processor: parser === 'native' ? withTrial(processor, text => tried.has(text)) : processor,
    readFile: file => tree.problemOf(file) ?? tree.read(file),
    hash: contentHash,
    htmlTools,
    extend: processor =>
      extend(processor, { product: config.product, markdown: config.markdown, directives }),
  };
  return { options, diagnostics };
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
