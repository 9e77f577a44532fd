import type { SectionContext } from '@mapwright/site/kit';
import type { BlogOptions } from '../options.ts';

/** What the parts of the blog are planned with. */
export type BlogContext = SectionContext<BlogOptions>;
