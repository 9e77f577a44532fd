import type { RenderRecord } from '../../host/cache/render-record.ts';
import type { PublishedFile } from '../../host/output/manifest.ts';
import type { CopiedFile } from '../../model/route.ts';

/**
 * Static files that have changed between their plan and their copy. They are remembered under the hash of what was copied, so that the
 * next build copies them again if the change is taken back.
 */
export function rememberChangedCopies(
  copies: readonly CopiedFile[],
  published: ReadonlyMap<string, PublishedFile>,
  record: RenderRecord,
): readonly CopiedFile[] {
  return copies.filter(({ output, hash }) => {
    const copied = published.get(output)?.hash;
    if (copied === undefined || copied === hash) return false;
    record.set(output, copied, copied);
    return true;
  });
}
