import { expect, test } from 'vitest';
import type { Call } from '../../browser/engines/firefox/caller.ts';
import { createTabOpener } from '../../browser/engines/firefox/open-tab.ts';

/** A Firefox with its blank tab that notes how pages are opened. */
function invent() {
  const contexts = [{ userContext: 'default' }];
  const opened: unknown[] = [];
  const call: Call = async (method, params) => {
    if (method === 'browsingContext.getTree') return { contexts: [...contexts] };
    const { type, userContext } = params as { readonly type: string; readonly userContext: string };
    contexts.push({ userContext });
    opened.push(type);
    return { context: userContext };
  };
  return { open: createTabOpener(call), opened, closeLast: () => contexts.pop() };
}

test('a page by itself is a tab, whatever Playwright asks for', async () => {
  const { open, opened, closeLast } = invent();
  await open({ type: 'window', userContext: 'a' });
  closeLast();
  expect(await open({ type: 'window', userContext: 'b' })).toEqual({ context: 'b' });
  expect(opened).toEqual(['tab', 'tab']);
});

test('of pages that are opened together each but the first is a window', async () => {
  const { open, opened } = invent();
  await Promise.all(['a', 'a', 'b'].map(userContext => open({ type: 'window', userContext })));
  expect(opened).toEqual(['tab', 'window', 'window']);
});
