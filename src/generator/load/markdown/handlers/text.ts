import type { ElementContent } from 'hast';
import type { InlineCode, Text } from 'mdast';
import { defaultHandlers } from 'remark-rehype';
import { warnOfAlmostEmphasis } from '../almost-emphasis.ts';
import { warnOfAlmostLinks } from '../almost-link.ts';
import { warnOfForeignCommands } from '../foreign-commands.ts';
import { warnOfConflict } from '../merge-conflict.ts';
import { pageOf } from '../page-of.ts';
import { countWords } from '../plain-text.ts';
import { element, type RenderState, text } from '../render-state.ts';
import { warnOfMarks } from '../switched-off.ts';

/** Renders text without the spaces around line ends, and counts its words. */
export function renderText(state: RenderState, node: Text): ElementContent {
  const page = pageOf(state);
  page.wordCount += countWords(node.value);
  warnOfAlmostLinks(page, node);
  warnOfAlmostEmphasis(page, node);
  warnOfConflict(page, node);
  warnOfForeignCommands(page, node);
  warnOfMarks(page, node);
  return node.value.includes('\n') ? defaultHandlers.text(state, node) : text(node.value);
}

/** Renders inline code, and counts its words. */
export function renderInlineCode(state: RenderState, node: InlineCode): ElementContent {
  pageOf(state).wordCount += countWords(node.value);
  return element('code', {}, [text(node.value.replaceAll('\n', ' '))]);
}
