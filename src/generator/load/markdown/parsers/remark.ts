import type { Root } from 'mdast';
import { mathFromMarkdown } from 'mdast-util-math';
import { math } from 'micromark-extension-math';
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

/** The same with formulas. */
export const remarkMath: Plugin<[], string, Root> = function () {
  remarkParser.call(this);
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), math()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), mathFromMarkdown()];
};
