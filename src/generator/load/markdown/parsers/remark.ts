import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import type { Plugin } from 'unified';

/**
 * A unified plugin that parses Markdown with GFM and directives, using remark. It is slower than the native parser, which must produce
 * the same trees.
 */
export const remarkParser: Plugin<[], string, Root> = function () {
  remarkParse.call(this);
  remarkGfm.call(this);
  remarkDirective.call(this);
};
