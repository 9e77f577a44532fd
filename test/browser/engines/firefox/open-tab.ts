import type { Call } from './caller.ts';

interface Tree {
  readonly contexts: readonly { readonly userContext: string }[];
}

/** The profile of the blank tab that Firefox starts with. */
const FIRST_PROFILE = 'default';

/**
 * Opens a page that is alone as a tab of Firefox's first window, and one beside another in a window, since only what is in front is drawn.
 * Playwright asks for a window each time, which costs more than most tests and whose memory Firefox never gives back.
 */
export function createTabOpener(call: Call) {
  let last: Promise<unknown> = Promise.resolve();

  async function open(params: object): Promise<{ readonly context: string }> {
    const { contexts } = (await call('browsingContext.getTree', { maxDepth: 0 })) as Tree;
    const isAlone = contexts.every(({ userContext }) => userContext === FIRST_PROFILE);
    const type = isAlone ? 'tab' : 'window';
    return (await call('browsingContext.create', { ...params, type })) as { readonly context: string };
  }

  return (params: object) => {
    const opened = last.then(() => open(params));
    last = opened.catch(() => undefined);
    return opened;
  };
}
