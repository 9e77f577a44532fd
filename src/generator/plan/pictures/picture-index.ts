import { contentHash } from '../../model/content-hash.ts';
import type { Place } from '../../model/diagnostic.ts';
import type { PictureFormat, PictureTask, PictureVariant } from '../../model/picture.ts';
import type { AssetFile } from '../../model/route.ts';
import { outputOfAsset } from './asset-index.ts';

/** The pictures that are published in other formats and widths, as far as pages name them. */
export interface PictureIndex {
  readonly add: (asset: AssetFile, format: PictureFormat, width: number, place: Place) => PictureVariant;
  /** Where pictures are named that could have other formats if the library for that were installed. */
  readonly unmade: Place[];
  /** Sorted by file. */
  readonly tasks: () => readonly PictureTask[];
}

/** Names files by the content of the image, the width, and the library with its settings. So the plan knows them before any of them is made. */
export function createPictureIndex(library: string): PictureIndex {
  // By content: a picture that lies in two folders is made once.
  const known = new Map<string, { asset: AssetFile; place: Place; variants: Map<string, PictureVariant> }>();
  return {
    unmade: [],
    add: (asset, format, width, place) => {
      const found = known.get(asset.hash) ?? { asset, place, variants: new Map<string, PictureVariant>() };
      known.set(asset.hash, found);
      const output = variantOutput(found.asset, library, { format, width });
      const variant = found.variants.get(output) ?? { format, width, output };
      found.variants.set(output, variant);
      return variant;
    },
    tasks: () =>
      [...known.values()]
        .map(({ asset: { file, hash, bytes = 0 }, place, variants }) => {
          const sorted = [...variants.values()].sort((a, b) => (a.output < b.output ? -1 : 1));
          return { file, hash, bytes, place, variants: sorted };
        })
        .sort((a, b) => (a.file < b.file ? -1 : 1)),
  };
}

function variantOutput(
  { file, hash }: AssetFile,
  library: string,
  { format, width }: Pick<PictureVariant, 'format' | 'width'>,
): string {
  const name = (file.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
  return outputOfAsset(`${name}.${format}`, contentHash(hash, library), `-${width}`);
}
