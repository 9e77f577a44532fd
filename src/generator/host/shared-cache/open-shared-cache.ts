import type { SharedCacheConfig } from '../../model/config.ts';
import type { SharedCache } from './shared-cache.ts';

/** Opens the shared cache of a site that has one; only then is its code loaded. */
export async function openSharedCache(
  config: SharedCacheConfig | null,
  { usesCache }: { readonly usesCache: boolean },
): Promise<SharedCache | undefined> {
  if (config === null || !usesCache) return undefined;
  const { connectSharedCache } = await import('./shared-cache.ts');
  return connectSharedCache(config);
}
