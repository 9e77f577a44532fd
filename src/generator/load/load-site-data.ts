import type { DataKind, ReadItems, SiteData } from '../model/data-kind.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { decodeSource, MAX_DATA_BYTES } from './source/decode-source.ts';
import type { Product } from './source/fill-product.ts';

/** A data file with its bytes; `file` is POSIX, relative to the root. */
export interface DataFile {
  readonly file: string;
  readonly bytes: Uint8Array;
}

export interface LoadedSiteData {
  readonly data: SiteData;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the files of each kind. Files of no kind must be text too. Mistakes are returned as diagnostics. */
export async function loadSiteData(
  files: readonly DataFile[],
  kinds: readonly DataKind<unknown>[],
  product: Product,
): Promise<LoadedSiteData> {
  const items = new Map<DataKind<unknown>, unknown[]>(kinds.map(kind => [kind, []]));
  const diagnostics: Diagnostic[] = [];
  for (const { file, bytes } of files) {
    const { text, diagnostics: problems } = decodeSource(file, bytes, MAX_DATA_BYTES);
    diagnostics.push(...problems);
    const kind = kinds.find(({ matches }) => matches(file));
    if (kind === undefined) diagnostics.push(...wrongEnding(file, kinds));
    if (text === undefined || kind === undefined) continue;
    const read = (await kind.open())({ file, text, product });
    items.get(kind)?.push(...read.items);
    diagnostics.push(...read.diagnostics);
  }
  return { data: siteDataOf(items), diagnostics };
}

/** A file that would be of a kind if it ended as those do. */
function wrongEnding(file: string, kinds: readonly DataKind<unknown>[]): readonly Diagnostic[] {
  const right = file.replace(/\.ya?ml$/i, '.yml');
  if (!kinds.some(({ matches }) => matches(right))) return [];
  return [
    {
      severity: 'warning',
      code: 'data/wrong-ending',
      message: 'This file is not read, because its name does not end with “.yml”',
      place: { file },
      hint: `Rename it to ${right}.`,
    },
  ];
}

function siteDataOf(items: ReadonlyMap<DataKind<unknown>, readonly unknown[]>): SiteData {
  return {
    of: <Item>(kind: DataKind<Item>) => {
      const found = items.get(kind);
      if (found === undefined) throw new Error('A feature plans with data files that no feature lists');
      // This kind has read these items.
      return found as ReadItems<Item>['items'];
    },
  };
}
