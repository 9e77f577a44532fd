import { contentHash } from '../../host/content-hash.ts';
import type { ExtractedLibrary } from '../../host/typedoc/extract-library.ts';
import type { ApiModule } from '../../model/api.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import {
  type Dependency,
  EMPTY_BODY,
  type EntryBody,
  type EntryHead,
  type LoadedEntry,
} from '../../model/entry.ts';
import { keyOfLoadWords } from '../load-words.ts';
import { createFreshness } from './create-freshness.ts';
import { createLoadOptions, type Entries, type EntriesContext } from './load-entries.ts';
import { loadOnTrial } from './load-on-trial.ts';

/** What planning needs of a whole library's modules. */
interface ReferenceRecord {
  readonly heads: readonly EntryHead[];
  /** What comments include. */
  readonly dependencies: readonly Dependency[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Turns the modules of a library into entries, once for each state of the library and of what its comments include; `null` = the site documents none. */
export async function loadReference(
  library: ExtractedLibrary | null,
  context: EntriesContext,
): Promise<Entries> {
  if (library === null) return NOTHING;
  const { config, features, memo, programHash } = context;
  const key = contentHash(
    programHash,
    features.key,
    library.key,
    JSON.stringify([config.product, config.markdown]),
    keyOfLoadWords(config),
  );
  const records = memo.stage<ReferenceRecord>('reference');
  const bodies = memo.stage<EntryBody>('reference-bodies');
  const known = records.get(key);
  const isKnown = known !== undefined && createFreshness(context)(known.dependencies);
  const record = isKnown ? known : await loadModules(library);
  const bodyKey = (file: string) => bodyKeyOf(file, record);
  return {
    heads: record.heads,
    diagnostics: record.diagnostics,
    dependencies: record.dependencies,
    bodyKey,
    body: async file => {
      const body = bodies.get(bodyKey(file));
      if (body === undefined) await loadModules(library);
      return body ?? bodies.get(bodyKey(file)) ?? EMPTY_BODY;
    },
  };

  /** A file that only passes on what others declare has no page. */
  async function loadModules({ modules }: ExtractedLibrary): Promise<ReferenceRecord> {
    const tried = new Set<string>();
    const [{ loadModule }, { options }] = await Promise.all([
      import('../api/load-module.ts'),
      createLoadOptions(context, tried),
    ]);
    const declaring = (await modules()).filter(({ symbols }) => symbols.length > 0);
    const load = (module: ApiModule) => loadModule(module, options);
    const loaded = new Map<string, LoadedEntry>();
    const failures: Diagnostic[] = [];
    for await (const result of loadOnTrial(declaring, { timeout: config.markdown.timeout, tried, load })) {
      if ('value' in result) loaded.set(result.item.file, result.value);
      else failures.push(result.diagnostic);
    }
    const entries = declaring.flatMap(({ file }) => loaded.get(file) ?? []);
    const record = {
      heads: entries.map(({ head }) => head),
      dependencies: entries.flatMap(({ dependencies }) => dependencies),
      diagnostics: [...failures, ...entries.flatMap(({ diagnostics }) => diagnostics)],
    };
    // What failed may have been late on a busy machine: it is tried again.
    if (failures.length === 0) records.set(key, record);
    for (const { head, body } of entries) bodies.set(bodyKeyOf(head.file, record), body);
    return record;
  }

  /** A body never outlives what comments include. */
  function bodyKeyOf(file: string, { dependencies }: ReferenceRecord): string {
    return contentHash(key, file, JSON.stringify(dependencies));
  }
}

const NOTHING: Entries = {
  heads: [],
  diagnostics: [],
  dependencies: [],
  bodyKey: () => '',
  body: async () => EMPTY_BODY,
};
