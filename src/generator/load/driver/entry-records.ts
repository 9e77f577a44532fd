import { contentHash } from '../../model/content-hash.ts';
import type { EntryBody, LoadedEntry } from '../../model/entry.ts';
import type { MarkdownFile } from '../../model/paths/project-files.ts';
import { createFreshness } from './create-freshness.ts';
import type { EntriesContext } from './entries-context.ts';
import { headKeyOf } from './entry-keys.ts';
import type { WrittenEntry } from './load-thread.ts';

/** What planning needs to know about an entry, stored apart from its body. */
export type HeadRecord = Omit<LoadedEntry, 'body'>;

/** The entries of one run: those that the memo remembers, and those that have been loaded. */
export interface EntryRecords {
  /** Takes the head over that the memo has for the present state of a source. Returns whether it has one. */
  readonly recall: (source: MarkdownFile) => boolean;
  /** Stores the body of a loaded entry, and returns it. Its head is stored by `keepHead`. */
  readonly remember: (source: MarkdownFile, entry: LoadedEntry) => EntryBody;
  /** The same for an entry that the thread has loaded: its body is stored as the JSON that it is. */
  readonly rememberWritten: (entry: WrittenEntry) => void;
  /** Stores the head of a loaded entry. */
  readonly keepHead: (source: MarkdownFile) => void;
  readonly head: (file: string) => HeadRecord | undefined;
  readonly body: (source: MarkdownFile) => EntryBody | undefined;
  /** The key covers the dependencies, so a body never outlives them. */
  readonly bodyKey: (source: MarkdownFile) => string;
}

/** Opens the entries of a run; none is recalled yet. */
export function createEntryRecords(context: EntriesContext): EntryRecords {
  const heads = context.memo.stage<HeadRecord>('heads');
  const bodies = context.memo.stage<EntryBody>('bodies');
  const headKey = headKeyOf(context);
  const areFresh = createFreshness(context);
  const records = new Map<string, HeadRecord>();

  const bodyKey = (source: MarkdownFile): string => {
    const parts = records.get(source.file)?.dependencies ?? [];
    return parts.length === 0 ? headKey(source) : `${headKey(source)}:${contentHash(JSON.stringify(parts))}`;
  };
  return {
    recall: source => {
      const known = heads.get(headKey(source));
      if (known === undefined || !areFresh(known.dependencies)) return false;
      records.set(source.file, known);
      return true;
    },
    remember: (source, { body, ...record }) => {
      records.set(source.file, record);
      bodies.set(bodyKey(source), body);
      return body;
    },
    rememberWritten: ({ source, record, body }) => {
      records.set(source.file, JSON.parse(Buffer.from(record).toString('utf8')) as HeadRecord);
      bodies.setJson(bodyKey(source), body);
    },
    keepHead: source => {
      const record = records.get(source.file);
      if (record !== undefined) heads.set(headKey(source), record);
    },
    head: file => records.get(file),
    body: source => bodies.get(bodyKey(source)),
    bodyKey,
  };
}
