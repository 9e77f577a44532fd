import { join } from 'node:path';
import type { CacheGuard } from '../../host/cache/cache-guard.ts';
import type { Memo } from '../../host/cache/memo.ts';
import type { RenderRecord } from '../../host/cache/render-record.ts';
import type { SiteOutput } from '../../host/output/site-output.ts';
import { openPictureStore, type PictureStore } from '../../host/raster/picture-store.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { MemoStage } from '../../model/memo-stage.ts';
import type { PictureTask, PictureVariant } from '../../model/picture.ts';
import { worthwhileFormats } from '../picture-formats.ts';
import { damagedPicture } from '../picture-problems.ts';
import type { LazyFile } from './lazy-files.ts';

export interface ShelfOptions {
  /** Absolute path. */
  readonly cacheFolder: string;
  readonly usesCache: boolean;
  readonly cache: CacheGuard;
  readonly memo: Memo;
  readonly output: SiteOutput;
  readonly record: RenderRecord;
}

/** What is remembered of a variant. */
type KnownVariant = { readonly hash: string; readonly size: number } | { readonly damaged: string };

/** Of the memo. */
const STAGE = 'pictures';

export type Shelf = ReturnType<typeof openShelf>;

/** The made files of pictures: what is remembered of each, and their bytes. */
export function openShelf({ memo, output, record, cacheFolder, usesCache, cache }: ShelfOptions) {
  const known: MemoStage<KnownVariant> = memo.stage(STAGE);
  const store: PictureStore = openPictureStore(join(cacheFolder, 'pictures'), { usesCache, cache });

  const save = () => memo.save(STAGE);

  return { missing, kept, damage, put, file, prune, save };

  /** The variants that must be made: all of which too little is known, and those that are kept and cannot be found. */
  function missing(task: PictureTask): readonly PictureVariant[] {
    if (damage(task) !== undefined) return [];
    const unknown = task.variants.filter(variant => known.get(keyOf(task, variant)) === undefined);
    return [...unknown, ...kept(task).filter(variant => !isAtHand(task, variant))];
  }

  function isAtHand(task: PictureTask, variant: PictureVariant): boolean {
    const key = keyOf(task, variant);
    const found = known.get(key);
    if (found === undefined || 'damaged' in found) return false;
    return record.isCurrent(variant.output, key, output) || store.read(key, found.hash) !== undefined;
  }

  /** The variants that are published; none while one of them is not known. */
  function kept(task: PictureTask): readonly PictureVariant[] {
    const made = task.variants.flatMap(variant => {
      const found = known.get(keyOf(task, variant));
      return found === undefined || 'damaged' in found ? [] : [{ ...variant, size: found.size }];
    });
    if (made.length < task.variants.length) return [];
    const formats = worthwhileFormats(task.bytes, made);
    return task.variants.filter(({ format }) => formats.includes(format));
  }

  function damage(task: PictureTask): Diagnostic | undefined {
    for (const variant of task.variants) {
      const found = known.get(keyOf(task, variant));
      if (found !== undefined && 'damaged' in found) return damagedPicture(task, found.damaged);
    }
    return undefined;
  }

  function put(
    task: PictureTask,
    variants: readonly PictureVariant[],
    answer: { readonly encoded: readonly Uint8Array[] } | { readonly damaged: string },
  ): void {
    for (const [index, variant] of variants.entries()) {
      const key = keyOf(task, variant);
      if ('damaged' in answer) known.set(key, answer);
      else {
        const bytes = answer.encoded[index] ?? new Uint8Array();
        store.write(key, bytes);
        known.set(key, { hash: contentHash(bytes), size: bytes.length });
      }
    }
  }

  function file(task: PictureTask, variant: PictureVariant): LazyFile {
    const key = keyOf(task, variant);
    return {
      output: variant.output,
      key,
      make: async () => {
        const found = known.get(key);
        const bytes = found && 'hash' in found ? store.read(key, found.hash) : undefined;
        if (bytes === undefined) throw new Error(`${variant.output} has been made, and is gone`);
        return { content: { type: 'bytes', bytes } };
      },
    };
  }

  function prune(tasks: readonly PictureTask[]): void {
    store.prune(new Set(tasks.flatMap(task => task.variants.map(variant => keyOf(task, variant)))));
  }
}

/**
 * The hash of the program is not part of it, unlike elsewhere: a new version should not take minutes for pictures that would be the same. The
 * output's name covers the library and its settings.
 */
function keyOf({ hash }: PictureTask, { output, format, width }: PictureVariant): string {
  return contentHash(hash, output, format, String(width));
}
