import type { SectionContext } from '@mapwright/site/kit';
import type { BlogOptions } from '../options.ts';

/** The context in which the parts of the blog are planned. */
export type BlogContext = SectionContext<BlogOptions>;
