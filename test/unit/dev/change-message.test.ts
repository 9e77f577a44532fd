import { expect, test } from 'vitest';
import { changeMessage } from '../../../src/generator/dev/change-message.ts';
import { NOTHING_YET, type WatchedState } from '../../../src/generator/dev/watched-state.ts';

const FEATURE = { name: 'hello', folder: '/site/features/hello' };
const SHEET = '/site/features/hello/hello.css';

/** The message after a change that has made another bundle. */
function messageAfter(...changed: readonly string[]) {
  const stateWith = (hash: string) => {
    const bundle = { hash, stylesheets: { hello: `assets/hello-${hash}.css` } };
    const parts = { ...NOTHING_YET.parts, features: [FEATURE] };
    return { ...NOTHING_YET, parts, bundled: { bundle, diagnostics: [] } } as unknown as WatchedState;
  };
  const change = { before: stateWith('1'), after: stateWith('2'), changed };
  return changeMessage(change, { packageRoot: '/program', shown: new Set() });
}

test('a style sheet alone is swapped in open pages', () => {
  expect(messageAfter(SHEET)).toEqual({ type: 'style', hrefs: ['/assets/hello-2.css'] });
});

test('open pages are loaded again if something else was saved together with a style sheet', () => {
  expect(messageAfter(SHEET, '/site/content/docs/a.md')).toEqual({ type: 'reload' });
  expect(messageAfter(SHEET, '/site/features/hello/index.ts')).toEqual({ type: 'reload' });
});
