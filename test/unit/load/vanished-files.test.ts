import { expect, test } from 'vitest';
import { checkSvgFiles } from '../../../src/generator/load/driver/check-svg-files.ts';
import type { EntriesContext } from '../../../src/generator/load/driver/entries-context.ts';
import { loadEntries } from '../../../src/generator/load/driver/load-entries.ts';
import { DEFAULT_CONFIG } from '../default-config.ts';
import { GUIDES } from '../invented-features.ts';

/** A site whose files were there when they were hashed, and are not when they are read. */
function withoutFiles() {
  const remembered: string[] = [];
  const stage = { get: () => undefined, set: (key: string) => void remembered.push(key), setJson: () => {} };
  const directives = new Map();
  const features = {
    key: '',
    collections: [GUIDES],
    dependencies: new Map(),
    markdownWith: async () => ({ directives, extend: (processor: unknown) => processor, diagnostics: [] }),
  };
  const tree = { hashOf: () => 'hash', sizeOf: () => 1, read: () => undefined, diagnostics: [] };
  const context = { config: DEFAULT_CONFIG, features, tree, memo: { stage: () => stage }, programHash: '' };
  return { remembered, context: context as unknown as EntriesContext };
}

test('a page that disappears while the site is loaded is reported, and not remembered as an empty one', async () => {
  const { remembered, context } = withoutFiles();
  const file = 'content/docs/a.md';
  const { heads, diagnostics } = await loadEntries([{ collection: GUIDES, file, path: 'a.md' }], context);
  expect(diagnostics).toMatchObject([{ severity: 'error', code: 'source/vanished', place: { file } }]);
  expect(heads).toEqual([]);
  expect(remembered).toEqual([]);
});

test('an SVG that disappears before it is checked is not remembered as a broken one', async () => {
  const { remembered, context } = withoutFiles();
  expect([...(await checkSvgFiles(['content/static/a.svg'], context))]).toEqual([]);
  expect(remembered).toEqual([]);
});
