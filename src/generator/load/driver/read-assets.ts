import type { Memo } from '../../host/cache/memo.ts';
import { readImageFacts } from '../../host/sources/image-facts.ts';
import type { SourceTree } from '../../host/sources/source-tree.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { isImageFile } from '../../model/paths/image-file.ts';
import type { RasterFacts } from '../../model/picture.ts';
import type { AssetFile } from '../../model/route.ts';

interface AssetContext {
  readonly tree: SourceTree;
  readonly memo: Memo;
}

interface ReadAssets {
  readonly assets: ReadonlyMap<string, AssetFile>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Static files and images with their hashes. The facts about an image are read once for each state of its bytes. */
export function readAssets(files: readonly string[], { tree, memo }: AssetContext): ReadAssets {
  const known = memo.stage<RasterFacts | null>('images');
  const assets = new Map<string, AssetFile>();
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    const hash = tree.hashOf(file);
    if (hash === null) continue;
    if (!isImageFile(file)) {
      assets.set(file, { file, hash });
      continue;
    }
    let facts = known.get(hash);
    if (facts === undefined) {
      facts = readImageFacts(tree.read(file) ?? new Uint8Array());
      known.set(hash, facts);
    }
    assets.set(file, { file, hash, ...facts });
    // An SVG need not have a size.
    if (facts === null && !/\.svg$/i.test(file)) diagnostics.push(brokenImage(file));
  }
  return { assets, diagnostics };
}

function brokenImage(file: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'image/unreadable',
    message: 'This file is named like an image, but does not contain a valid one',
    place: { file },
    hint: 'Export the image again, in the format of its extension.',
  };
}
