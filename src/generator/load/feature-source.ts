import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { LoadedEntry } from '../model/entry.ts';
import type { MemoStage } from '../model/memo-stage.ts';
import type { Entries } from './entries.ts';
import type { LoadOptions } from './load-entry.ts';
import type { Product } from './source/fill-product.ts';

/** What a feature reads besides Markdown: data, and entries that do not have a file each. */
export interface FeatureSource<Options, Data> {
  /** Folders of the root besides `content` whose files it reads: `['maps']`. They are part of the site's state, and `dev` watches them. */
  readonly folders: readonly string[];
  /** Imports the code that opens the source. Even a build without changes calls it, so leave anything heavy to `load`. */
  readonly open: (options: Options) => Promise<OpenSource<Data>>;
}

/** Finds the state of a source. `null` means that the site cannot be built without it; the diagnostics say why. */
export type OpenSource<Data> = (input: SourceInput) => Promise<{
  readonly source: OpenedSource<Data> | null;
  readonly diagnostics: readonly Diagnostic[];
}>;

/** The input for opening a source. Files are POSIX paths, relative to the root. */
export interface SourceInput {
  /** Absolute. */
  readonly root: string;
  /** Where the program is installed. Absolute. */
  readonly packageRoot: string;
  /** The files below the folders of the source, sorted. */
  readonly files: readonly string[];
  /** Content hash of a file; `null` if there is no such file. */
  readonly hashOf: (file: string) => string | null;
  readonly read: (file: string) => Uint8Array | undefined;
  /** All files below any folder of the root, including those that git ignores. */
  readonly filesBelow: (folder: string) => readonly string[];
  /** Names the running code. Make it part of each key under which you store a result. */
  readonly codeKey: string;
  readonly product: Product;
  /** Results that the feature keeps from run to run. Each feature has its own names. */
  readonly stage: <Value>(name: string) => MemoStage<Value>;
  /** An error for each of the packages that is not installed; `what` is the subject that needs them: `The API reference`. */
  readonly missingPackages: (what: string, packages: readonly string[]) => readonly Diagnostic[];
}

/** A source whose state is known. */
export interface OpenedSource<Data> {
  /** Names the state of everything that it reads outside `content` and its own folders; `null` if only loading finds that out. */
  readonly key: string | null;
  /** Called only if something on the site has changed. */
  readonly load: (tools: SourceTools) => Promise<LoadedSource<Data>>;
}

/** What a source has loaded. */
export interface LoadedSource<Data> {
  /** For the plan of its feature. */
  readonly data: Data;
  /** The key of the source, if loading has found it out. */
  readonly key?: string;
  readonly entries?: Entries;
  /** Files and folders outside `content` and its own folders that it depends on, relative to the root. `dev` watches them too. */
  readonly files?: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What the core offers to sources. */
export interface SourceTools {
  readonly loadGroup: <Item extends { readonly file: string }>(group: EntryGroup<Item>) => Promise<Entries>;
}

/** Entries that depend on one another: a change to one loads all of them again. */
export interface EntryGroup<Item> {
  /** Names the state of all items. */
  readonly key: string;
  /** Called only if their results are not stored. Import here what loading needs. */
  readonly open: () => Promise<{
    readonly items: readonly Item[];
    readonly load: (item: Item, options: LoadOptions) => LoadedEntry;
  }>;
}

/** The source of one feature in a site's list. */
export interface ListedSource {
  /** The name of the feature. */
  readonly name: string;
  readonly folders: readonly string[];
  readonly open: () => Promise<OpenSource<unknown>>;
  /** Names the code of the feature; empty if it is the program's. */
  readonly codeKey: string;
  /** Where the feature is listed. */
  readonly place: Place;
}

/** Sources by the names of their features. */
export type OpenedSources = ReadonlyMap<string, OpenedSource<unknown>>;
