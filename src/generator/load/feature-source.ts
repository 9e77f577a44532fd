import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { LoadedEntry } from '../model/entry.ts';
import type { MemoStage } from '../model/memo-stage.ts';
import type { Entries } from './entries.ts';
import type { LoadOptions } from './load-entry.ts';
import type { Product } from './source/fill-product.ts';

/** What a feature reads besides Markdown: data, and entries that are not one file each. */
export interface FeatureSource<Options, Data> {
  /** Folders of the root besides `content` whose files it reads: `['maps']`. They are part of the state of the site, and `dev` follows them. */
  readonly folders: readonly string[];
  /** Imports what opens it. Every build does, one that finds nothing changed too, so what is heavy is imported by `load`. */
  readonly open: (options: Options) => Promise<OpenSource<Data>>;
}

/** Finds out which state a source is in; `null` = no site can be made without it, and the diagnostics say why. */
export type OpenSource<Data> = (input: SourceInput) => Promise<{
  readonly source: OpenedSource<Data> | null;
  readonly diagnostics: readonly Diagnostic[];
}>;

/** What a source is read with. Files are POSIX paths, relative to the root. */
export interface SourceInput {
  /** Absolute. */
  readonly root: string;
  /** Where the program is installed. Absolute. */
  readonly packageRoot: string;
  /** Those below the folders of the source, sorted. */
  readonly files: readonly string[];
  /** Content hash of a file; `null` where there is none. */
  readonly hashOf: (file: string) => string | null;
  readonly read: (file: string) => Uint8Array | undefined;
  /** All files below any folder of the root, those that git ignores too. */
  readonly filesBelow: (folder: string) => readonly string[];
  /** Names the code that runs: part of each key under which a result is remembered. */
  readonly codeKey: string;
  readonly product: Product;
  /** What the feature remembers from run to run under a name of its own. */
  readonly stage: <Value>(name: string) => MemoStage<Value>;
  /** Those of the packages that are not installed, as errors; `what` needs them: `The API reference`. */
  readonly missingPackages: (what: string, packages: readonly string[]) => readonly Diagnostic[];
}

/** A source whose state is known. */
export interface OpenedSource<Data> {
  /** Names the state of all that it reads outside `content` and its own folders. */
  readonly key: string;
  /** Called only if something of the site has changed. */
  readonly load: (tools: SourceTools) => Promise<LoadedSource<Data>>;
}

/** What a source has come to. */
export interface LoadedSource<Data> {
  /** For the plan of its feature. */
  readonly data: Data;
  readonly entries?: Entries;
  readonly diagnostics: readonly Diagnostic[];
}

/** What the core does for sources. */
export interface SourceTools {
  readonly loadGroup: <Item extends { readonly file: string }>(group: EntryGroup<Item>) => Promise<Entries>;
}

/** Entries that depend on one another: if one of them has changed, all are loaded anew. */
export interface EntryGroup<Item> {
  /** Names the state of all items. */
  readonly key: string;
  /** Called only if they are not remembered: what loading takes is imported here. */
  readonly open: () => Promise<{
    readonly items: readonly Item[];
    readonly load: (item: Item, options: LoadOptions) => LoadedEntry;
  }>;
}

/** The source of a feature in the list of a site. */
export interface ListedSource {
  /** That of the feature. */
  readonly name: string;
  readonly folders: readonly string[];
  readonly open: () => Promise<OpenSource<unknown>>;
  /** Names the code of the feature, where it is not the program's. */
  readonly codeKey: string;
  /** Where the feature is listed. */
  readonly place: Place;
}

/** Sources by the names of their features. */
export type OpenedSources = ReadonlyMap<string, OpenedSource<unknown>>;
