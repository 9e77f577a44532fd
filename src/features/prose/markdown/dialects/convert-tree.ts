import type { MarkdownSurroundings } from '@mapwright/site/feature';
import type { ParsedText } from '@mapwright/site/source';
import type { Nodes } from 'mdast';
import { applyAttributeLists } from './apply-attribute-lists.ts';
import { applyAttributeLines } from './attribute-lines.ts';
import { withLiteralNames } from './attribute-names.ts';
import { convertCodeGroups } from './code-groups.ts';
import { mayHaveDefinitions } from './definition-blocks.ts';
import { convertDefinitionLists } from './definition-lists.ts';
import { convertEmoji, mayHaveEmoji } from './emoji.ts';
import { convertInlineMarks } from './inline-marks.ts';
import { convertTableOfContents } from './table-of-contents.ts';

/** Converts what other programs write inside blocks: lists of attributes and definitions, groups of code blocks, emoji, `[[toc]]`, and the marks that the site wants. */
export function convertTree(
  { tree, text }: ParsedText,
  { markdown }: Pick<MarkdownSurroundings, 'markdown'>,
): void {
  const hasLists = /\{:?[ \t]*[#.\w]/.test(text);
  const hasNames = /\{:[a-z]/i.test(text);
  const hasDefinitions = mayHaveDefinitions(text);
  const hasContents = /^[ \t]*\[{1,2}_?toc_?\]{1,2}[ \t]*$/im.test(text);
  const hasMarks =
    (markdown.mark && text.includes('==')) ||
    (markdown.superscript && text.includes('^')) ||
    (markdown.subscript && text.includes('~'));
  const hasGroups = text.includes(':::tabs');
  const hasEmoji = mayHaveEmoji(text);
  if (!hasLists && !hasDefinitions && !hasContents && !hasMarks && !hasGroups && !hasEmoji) return;
  const stack: Nodes[] = [tree];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!('children' in node)) continue;
    if (hasNames) for (const child of node.children) if ('children' in child) withLiteralNames(child);
    if (hasLists) {
      applyAttributeLines(node);
      applyAttributeLists(node);
    }
    if (hasDefinitions) convertDefinitionLists(node);
    if (hasGroups) convertCodeGroups(node);
    if (hasEmoji) convertEmoji(node);
    if (hasContents) convertTableOfContents(node, text);
    if (hasMarks) convertInlineMarks(node, markdown, text);
    stack.push(...node.children);
  }
}
