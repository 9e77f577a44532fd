import type { SectionContext } from '@mapwright/site/kit';
import type { ChangelogOptions } from '../options.ts';

/** The context in which the parts of the changelog are planned. */
export type ChangelogContext = SectionContext<ChangelogOptions>;
