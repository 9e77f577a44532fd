import type { AreaFacts } from '../index-format.ts';
import type { About, Found, Scope } from './engine.ts';
import type { LoadEngine } from './load-engine.ts';

/** A search that has ended. */
export interface Answer extends About {
  readonly query: string;
  readonly scope: Scope;
  readonly found: Found;
}

/** What a visitor sees of a search. */
export interface SearchView {
  readonly showAnswer: (answer: Answer) => void;
  /** The answer takes its time. */
  readonly showWaiting: () => void;
  readonly showFailure: () => void;
}

export interface Searches {
  readonly run: (query: string, scope: Scope) => void;
  /** Forgets the search that is under way. */
  readonly stop: () => void;
  /** Stops too, and gets what a visitor can browse instead: nothing where the index cannot be loaded. */
  readonly areas: () => Promise<readonly AreaFacts[]>;
}

/** Milliseconds until a visitor learns that an answer takes its time. */
const PATIENCE = 200;

/** Runs searches one after the other. Only the newest is shown. */
export function createSearches(loadEngine: LoadEngine, view: SearchView): Searches {
  let newest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    newest++;
    clearTimeout(timer);
  };
  const run = async (query: string, scope: Scope): Promise<void> => {
    stop();
    const token = newest;
    timer = setTimeout(view.showWaiting, PATIENCE);
    const answer = await answerOf(loadEngine, query, scope).catch(() => null);
    if (token !== newest) return;
    clearTimeout(timer);
    if (answer === null) view.showFailure();
    else view.showAnswer(answer);
  };
  const areas = async (): Promise<readonly AreaFacts[]> => {
    stop();
    return loadEngine()
      .then(engine => engine.about())
      .then(
        about => about.areas,
        () => [],
      );
  };
  return { run: (query, scope) => void run(query, scope), stop, areas };
}

async function answerOf(loadEngine: LoadEngine, query: string, scope: Scope): Promise<Answer> {
  const engine = await loadEngine();
  const [found, about] = await Promise.all([engine.search(query, scope), engine.about()]);
  return { ...about, query, scope, found };
}
