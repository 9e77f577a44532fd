import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root, Text } from 'mdast';
import { describe, expect, test } from 'vitest';
import { EVERY_DIRECTIVE } from '../../every-directive.ts';
import { processorFor } from './load-options.ts';
import { DIFFERENCES, SNIPPETS } from './snippets.ts';

/**
 * A tree as both parsers must give it. Not compared: the order of a node's keys, `null` beside absent (a link without a title),
 * whether text is in one node or in two beside each other, and the end of positions.
 */
function comparable(tree: Root, isWithPositions: boolean): unknown {
  return JSON.parse(JSON.stringify(tree), (key, value) => {
    if (value === null) return undefined;
    if (key === 'position') return isWithPositions ? `${value.start.line}:${value.start.column}` : undefined;
    if (Array.isArray(value)) return joinTexts(value);
    if (typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

function joinTexts(values: readonly (Partial<Text> & { readonly position?: unknown })[]): unknown[] {
  const joined: (Partial<Text> & { readonly position?: unknown })[] = [];
  for (const value of values) {
    const last = joined.at(-1);
    if (value?.type === 'text' && last?.type === 'text')
      joined.splice(-1, 1, { ...last, value: `${last.value}${value.value}` });
    else joined.push(value);
  }
  return joined;
}

function expectOneTree(text: string, isWithPositions: boolean): void {
  const native = comparable(processorFor('native').parse(text, { file: 'page.md' }).tree, isWithPositions);
  const remark = comparable(processorFor('remark').parse(text, { file: 'page.md' }).tree, isWithPositions);
  expect(native).toEqual(remark);
}

describe('the native parser and remark give one tree', () => {
  test.each([...SNIPPETS, ...EVERY_DIRECTIVE.map(({ example }) => example)])('of %j', text => {
    expectOneTree(text, false);
  });

  test.each(Object.entries(DIFFERENCES))('but for this: %s', (_, text) => {
    const native = comparable(processorFor('native').parse(text, { file: 'page.md' }).tree, false);
    expect(native).not.toEqual(
      comparable(processorFor('remark').parse(text, { file: 'page.md' }).tree, false),
    );
  });

  const content = join(import.meta.dirname, '../../../content');
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.md'),
  );

  test.each(files.sort())('of content/%s', file => {
    expectOneTree(readFileSync(join(content, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''), true);
  });
});
