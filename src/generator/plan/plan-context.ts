import { type Counter, createCounter } from '../../templates/shared/words/create-counter.ts';
import type { Words } from '../../templates/shared/words/words.ts';
import type { Collection } from '../model/collection.ts';
import type { SiteConfig } from '../model/config.ts';
import type { SiteData } from '../model/data-kind.ts';
import { type Diagnostic, diagnosticKey, type Place } from '../model/diagnostic.ts';
import type { EntryHead } from '../model/entry.ts';
import { fieldPathOf } from '../model/place-in-config.ts';
import { createNearestName, type NearestName } from '../model/text/nearest-name.ts';
import { createDateWriter, type WriteDate } from './date-text.ts';
import { type AssetIndex, createAssetIndex } from './pictures/asset-index.ts';
import { createPictureIndex, type PictureIndex } from './pictures/picture-index.ts';
import type { PlanInput } from './plan-input.ts';
import { hrefOf } from './urls.ts';

/** What every part of planning works with. */
export interface PlanContext {
  readonly input: PlanInput;
  readonly data: SiteData;
  readonly config: SiteConfig;
  readonly collections: ReadonlyMap<string, Collection>;
  readonly assets: AssetIndex;
  readonly pictures: PictureIndex;
  /** The words of the interface. */
  readonly words: Words;
  /** Writes numbers and counted words. */
  readonly counter: Counter;
  readonly toDate: WriteDate;
  /** Origins of the images from other sites, as far as they are resolved. */
  readonly imageOrigins: Set<string>;
  readonly report: (diagnostic: Diagnostic) => void;
  /** For hints. It stops comparing if a site is full of wrong names. */
  readonly nearestName: NearestName;
  /** The place of a field of the configuration: `docs.sidebars.docs[0]`. */
  readonly placeInConfig: (field: string) => Place;
  /** The final URL path of a clean path. */
  readonly href: (path: string) => string;
  /** The folder of a file's collection, with a final slash: `content/docs/`. */
  readonly folderOf: (file: string) => string | undefined;
}

/** Collects what a run plans with. Diagnostics are added to the given list, each once, however many pages cause it. */
export function createContext(
  input: PlanInput,
  data: SiteData,
  config: SiteConfig,
  diagnostics: Diagnostic[],
): PlanContext {
  const reported = new Set<string>();
  const href = (path: string) => hrefOf(path, config.baseUrl);
  const folders = input.collections.flatMap(collection => collection.folders);
  return {
    input,
    data,
    config,
    collections: new Map(input.collections.map(collection => [collection.name, collection])),
    assets: createAssetIndex(input, href),
    pictures: createPictureIndex(typeof input.pictures === 'string' ? '' : input.pictures.id),
    words: config.words,
    counter: createCounter(config.language),
    toDate: createDateWriter(config.language),
    imageOrigins: new Set(),
    report: diagnostic => {
      const key = diagnosticKey(diagnostic);
      if (!reported.has(key)) diagnostics.push(diagnostic);
      reported.add(key);
    },
    placeInConfig: field => input.placeInConfig(fieldPathOf(field)),
    nearestName: createNearestName(COMPARISONS_PER_RUN),
    href,
    folderOf: file => folders.find(folder => file.startsWith(folder)),
  };
}

const COMPARISONS_PER_RUN = 200_000;

/** The place of a field in the front matter, or the file if the field is absent. */
export function placeOf(head: Pick<EntryHead, 'file' | 'fieldLines'>, field: string): Place {
  return { file: head.file, ...head.fieldLines[field] };
}

/** The place of an item of a list in the front matter, or that of the list. */
export function placeOfItem(
  head: Pick<EntryHead, 'file' | 'fieldLines'>,
  list: string,
  index: number,
): Place {
  const item = `${list}[${index}]`;
  return placeOf(head, Object.hasOwn(head.fieldLines, item) ? item : list);
}

/** The place that an entry's path comes from: a field of its front matter, or the file's name. */
export function placeOfPath(head: Pick<EntryHead, 'file' | 'fieldLines' | 'frontMatter'>): Place {
  const { permalink, slug } = head.frontMatter;
  if (permalink === undefined && slug === undefined) return { file: head.file };
  return placeOf(head, permalink === undefined ? 'slug' : 'permalink');
}
