import type { SectionContext } from '@mapwright/site/kit';
import type { ChangelogOptions } from '../options.ts';

/** What the parts of the changelog are planned with. */
export type ChangelogContext = SectionContext<ChangelogOptions>;
