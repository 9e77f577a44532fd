import type { MarkdownProcessor } from '@mapwright/site/source';
import type { Nodes, Root } from 'mdast';
import type { ApiSource } from '../api.ts';
import type { ModulePage } from './module-page.ts';

/**
 * The Markdown pipeline for a comment. The comment shares its ids with the page, resolves relative URLs from the page's file, and turns
 * headings into bold paragraphs, because the page's outline is that of the module.
 */
export function commentProcessor(page: ModulePage, { file, line, column }: ApiSource): MarkdownProcessor {
  const { processor } = page.options;
  return {
    parse: (text, place) => {
      const parsed = processor.parse(text, place.file === file ? { file, line, column } : place);
      return { ...parsed, tree: withoutHeadings(parsed.tree) };
    },
    toHtml: comment => {
      const { source } = comment;
      const chain = source.file === page.file ? source.chain : [page.file, ...source.chain];
      const shared = { ...comment, ids: page.ids, source: { ...source, chain } };
      const html = processor.toHtml(shared);
      comment.wordCount = shared.wordCount;
      return withOwnFootnotes(page, html);
    },
  };
}

function withoutHeadings(tree: Root): Root {
  const stack: Nodes[] = [tree];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!('children' in node)) continue;
    const children: Nodes[] = node.children;
    for (const [index, child] of children.entries()) {
      if (child.type === 'heading')
        children[index] = { type: 'paragraph', children: [{ type: 'strong', children: child.children }] };
      else stack.push(child);
    }
  }
  return tree;
}

/** The label of footnotes is a heading whose id is fixed for a page, but a page of comments may need several. */
function withOwnFootnotes(page: ModulePage, html: string): string {
  if (!html.includes('id="footnote-label"')) return html;
  return html
    .replace(/<h2 (id="footnote-label"[^>]*)>(.*?)<\/h2>/, '<p $1>$2</p>')
    .replaceAll('="footnote-label"', `="${page.ids.claim('footnotes')}"`);
}
