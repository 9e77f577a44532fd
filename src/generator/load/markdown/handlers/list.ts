import type { Element, ElementContent } from 'hast';
import type { List, ListItem, Parents } from 'mdast';
import type { LoadWords } from '../../load-words.ts';
import { warnOfLevel } from '../list-level.ts';
import { pageOf } from '../page-of.ts';
import { element, type RenderState, text } from '../render-state.ts';

/** Renders a list. It finds out once whether the list is loose; remark-rehype does so for each item, which takes quadratic time. */
export function renderList(state: RenderState, node: List, parent?: Parents): Element {
  if (parent !== undefined) warnOfLevel(pageOf(state), node, parent);
  const isLoose = node.spread === true || node.children.some(isLooseItem);
  const items = node.children.map(item => renderItem(state, item, isLoose));
  const start = typeof node.start === 'number' && node.start !== 1 ? { start: node.start } : {};
  const isTaskList = node.children.some(isTask);
  const properties = { ...start, ...(isTaskList && { className: ['contains-task-list'] }) };
  return element(node.ordered ? 'ol' : 'ul', properties, state.wrap(items, true));
}

function isLooseItem(item: ListItem): boolean {
  return item.spread ?? item.children.length > 1;
}

function isTask(item: ListItem): boolean {
  return typeof item.checked === 'boolean';
}

function renderItem(state: RenderState, item: ListItem, isLoose: boolean): Element {
  const blocks = state.all(item);
  if (typeof item.checked === 'boolean') addBox(blocks, item.checked, pageOf(state).surroundings);
  const properties = isTask(item) ? { className: ['task-list-item'] } : {};
  return element('li', properties, isLoose ? state.wrap(blocks, true) : tight(blocks));
}

/** Replaces paragraphs with their contents. */
function tight(blocks: readonly ElementContent[]): ElementContent[] {
  const children: ElementContent[] = [];
  for (const [index, block] of blocks.entries()) {
    const paragraph = isParagraph(block) ? block : undefined;
    if (index > 0 || paragraph === undefined) children.push(text('\n'));
    if (paragraph === undefined) children.push(block);
    else for (const child of paragraph.children) children.push(child);
  }
  const last = blocks.at(-1);
  if (last !== undefined && !isParagraph(last)) children.push(text('\n'));
  return children;
}

function isParagraph(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'p';
}

/** Puts a task's checkbox before its text, with a label for screen readers. */
function addBox(blocks: ElementContent[], isDone: boolean, { words }: LoadWords): void {
  const ariaLabel = isDone ? words.prose.done : words.prose.toDo;
  const box = element('input', { type: 'checkbox', checked: isDone, disabled: true, ariaLabel });
  const [first] = blocks;
  if (first !== undefined && isParagraph(first)) first.children.unshift(box, text(' '));
  else blocks.unshift(element('p', {}, [box]));
}
