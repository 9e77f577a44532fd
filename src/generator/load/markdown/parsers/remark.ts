import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import type { Plugin } from 'unified';

/** A unified plugin: parses Markdown with GFM and directives by remark. Slower than the native parser, and its measure. */
export const remarkParser: Plugin<[], string, Root> = function () {
  remarkParse.call(this);
  remarkGfm.call(this);
  remarkDirective.call(this);
};
