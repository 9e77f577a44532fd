import type { Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import type { Plugin } from 'unified';
import { parseWithPartedFences } from './part-fences.ts';

/** A unified plugin that parses Markdown with GFM, directives and perhaps formulas, using the native parser. */
export function nativeParser({ math }: { readonly math: boolean }): Plugin<[], string, Root> {
  const features = { gfm: true, directive: true, frontmatter: false, math };
  return function () {
    this.parser = document => parseWithPartedFences(document, text => parse(text, features));
  };
}

function parse(text: string, features: NonNullable<Parameters<typeof markdownToMdast>[1]>['features']): Root {
  const tree = markdownToMdast(text, { ...(features && { features }) });
  if (tree.type !== 'root') throw new Error(`The native parser gave a “${tree.type}” in place of a root`);
  return tree;
}
