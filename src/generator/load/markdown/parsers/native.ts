import type { Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import type { Plugin } from 'unified';
import { parseWithPartedFences } from './part-fences.ts';

const FEATURES = { gfm: true, directive: true, frontmatter: false } as const;

/** A unified plugin that parses Markdown with GFM and directives, using the native parser. */
export const nativeParser: Plugin<[], string, Root> = function () {
  this.parser = document => parseWithPartedFences(document, parse);
};

function parse(text: string): Root {
  const tree = markdownToMdast(text, { features: FEATURES });
  if (tree.type !== 'root') throw new Error(`The native parser gave a “${tree.type}” in place of a root`);
  return tree;
}
