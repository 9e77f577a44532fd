import { expect, test } from 'vitest';
import { changeMessage } from '../../../src/generator/dev/change-message.ts';
import type { WatchedState } from '../../../src/generator/dev/watched-state.ts';

const FEATURE = { name: 'hello', folder: '/site/features/hello' };
const SHEET = '/site/features/hello/hello.css';

/** Loaded files by their hashes, without a bundle that changes. */
function stateWith(files: Readonly<Record<string, string>>): WatchedState {
  const tree = { files: Object.keys(files), hashOf: (file: string) => files[file] ?? null };
  const view = { changedSince: () => [] };
  const bundled = { bundle: null, diagnostics: [] };
  return { bundled, project: { tree }, view } as unknown as WatchedState;
}

/** The message after a change that has made another bundle. */
function messageAfter(...changed: readonly string[]) {
  const stateOf = (hash: string) => {
    const bundle = { hash, stylesheets: { hello: `assets/hello-${hash}.css` } };
    const parts = { features: [FEATURE] };
    return { project: null, parts, bundled: { bundle, diagnostics: [] } } as unknown as WatchedState;
  };
  const change = { before: stateOf('1'), after: stateOf('2'), changed };
  return changeMessage(change, { root: '/site', packageRoot: '/program', shown: new Set() });
}

test('a style sheet alone is swapped in open pages', () => {
  expect(messageAfter(SHEET)).toEqual({ type: 'style', hashes: [['1', '2']] });
});

test('open pages are loaded again if something else was saved together with a style sheet', () => {
  expect(messageAfter(SHEET, '/site/content/docs/a.md')).toEqual({ type: 'reload' });
  expect(messageAfter(SHEET, '/site/features/hello/index.ts')).toEqual({ type: 'reload' });
});

test.each([
  ['replaced', { 'content/static/a.png': '2', 'content/docs/a.md': '1' }],
  ['deleted', { 'content/docs/a.md': '1' }],
])('open pages are loaded again if an image was %s', (_what, after) => {
  const before = { 'content/static/a.png': '1', 'content/docs/a.md': '1' };
  const message = (to: Readonly<Record<string, string>>) =>
    changeMessage(
      { before: stateWith(before), after: stateWith(to), changed: ['/site/content/static/a.png'] },
      { root: '/site', packageRoot: '/program', shown: new Set() },
    );
  expect(message(after)).toEqual({ type: 'reload' });
  expect(message({ ...before, 'content/docs/a.md': '2' })).toBeNull();
});
