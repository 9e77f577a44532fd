import type { Memo } from '../../host/cache/memo.ts';
import type { SourceTree } from '../../host/sources/source-tree.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { CodeBlock } from '../../model/entry.ts';
import type { Features } from './fold-features.ts';
import type { ProjectOptions } from './read-sources.ts';

/** What a thread needs to find the same configuration and the same features as this one. */
export type ThreadOptions = Pick<
  ProjectOptions,
  'root' | 'packageRoot' | 'cacheFolder' | 'bundleCache' | 'baseUrl' | 'programHash'
>;

export interface EntriesContext {
  readonly config: SiteConfig;
  readonly features: Features;
  readonly tree: SourceTree;
  readonly memo: Memo;
  readonly programHash: string;
  /** What a thread needs that loads beside this one; absent if there is to be none. */
  readonly thread?: ThreadOptions | undefined;
  /** Gets the code blocks of each entry that is loaded. */
  readonly onCode?: ((blocks: readonly CodeBlock[]) => void) | undefined;
}
