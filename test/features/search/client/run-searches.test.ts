import { expect, test } from 'vitest';
import type { Found, SearchEngine } from '../../../../src/features/search/client/engine.ts';
import { createSearches } from '../../../../src/features/search/client/run-searches.ts';

const NOTHING: Found = { results: [], total: 0, isCut: false, counts: new Map(), suggestions: [] };

/** Searches that are answered by hand, and what was shown of them. */
function searchesByHand() {
  const answer = new Map<string, (found: Found) => void>();
  const shown: string[] = [];
  const engine: SearchEngine = {
    about: async () => ({ areas: [], versions: [] }),
    search: query => new Promise(resolve => answer.set(query, resolve)),
    renew: async () => false,
  };
  const searches = createSearches(async () => engine, {
    showAnswer: ({ query }) => shown.push(query),
    showWaiting: () => undefined,
    showFailure: () => shown.push('failure'),
  });
  return { searches, answer: (query: string) => answer.get(query)?.(NOTHING), shown };
}

const settled = () => new Promise(resolve => setTimeout(resolve));

test('only the newest search is shown, however late the others are answered', async () => {
  const { searches, answer, shown } = searchesByHand();
  searches.run('a', {});
  searches.run('ab', {});
  await settled();
  answer('ab');
  await settled();
  answer('a');
  await settled();
  expect(shown).toEqual(['ab']);
});

test('a search that was stopped is not shown', async () => {
  const { searches, answer, shown } = searchesByHand();
  searches.run('a', {});
  await settled();
  searches.stop();
  answer('a');
  await settled();
  expect(shown).toEqual([]);
});

test('an engine that cannot be loaded is a failure, and the next search asks for it again', async () => {
  const shown: string[] = [];
  let asked = 0;
  const load = async (): Promise<SearchEngine> => {
    asked++;
    throw new Error('offline');
  };
  const view = {
    showAnswer: () => undefined,
    showWaiting: () => undefined,
    showFailure: () => shown.push('failure'),
  };
  const searches = createSearches(load, view);
  searches.run('a', {});
  await settled();
  searches.run('a', {});
  await settled();
  expect(shown).toEqual(['failure', 'failure']);
  expect(asked).toBe(2);
});
