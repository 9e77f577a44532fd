import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** What React writes before the fallback of a Suspense. */
const FALLBACK = '<!--$!-->';

/** Renders a tree. Throws whatever a component throws, and if one waits for a promise: no later rendering would show what it waits for. */
export function renderAtOnce(tree: ReactElement): string {
  const markup = renderWhole(tree);
  if (markup.includes(FALLBACK))
    throw new Error(
      'A component inside a Suspense throws, or waits for a promise, so readers would only ever see the fallback. Load what it needs before, and take the Suspense away',
    );
  return markup;
}

function renderWhole(tree: ReactElement): string {
  try {
    return renderToString(tree);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('A component suspended'))) throw error;
    throw new Error(
      'A component waits for a promise, but pages are rendered at once. Look for an async component, use() or lazy(), and load what it needs before',
      { cause: error },
    );
  }
}
