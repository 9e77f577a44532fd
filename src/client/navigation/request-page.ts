import { fillWord } from '../../templates/shared/words/fill-word.ts';
import { shellWords } from '../../templates/words.ts';
import { LoadError } from '../load-error.ts';
import type { RequestPage } from './page-source.ts';

/** Makes the function that requests pages with the browser's `fetch`. */
export function createRequestPage(fetch: typeof globalThis.fetch, origin: string): RequestPage {
  return async (path, isUrgent) => {
    const url = new URL(origin);
    url.pathname = path;
    const response = await fetch(url, {
      headers: { accept: 'text/html' },
      priority: isUrgent ? 'high' : 'low',
      // Always asks the server for changes, whatever the host says about caching.
      cache: 'no-cache',
    });
    if (response.status >= 500)
      throw new LoadError(fillWord(shellWords.serverAnswered, { status: response.status, path }));
    const answered = new URL(response.url);
    const answer = { path: answered.pathname, status: response.status };
    const isHtml = response.headers.get('content-type')?.startsWith('text/html');
    // A response from another origin is not a page of this site and must not become its HTML.
    if (!isHtml || answered.origin !== url.origin) {
      await response.body?.cancel();
      return { ...answer, bytes: 0 };
    }
    const html = await response.text();
    return { ...answer, html, bytes: Number(response.headers.get('content-length')) || html.length };
  };
}
