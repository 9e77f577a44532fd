import { type Counter, createCounter } from '../../templates/shared/words/create-counter.ts';
import type { Words } from '../../templates/shared/words/words.ts';
import type { SiteConfig } from '../model/config.ts';

/** In which words loading writes HTML: all that it may use of the interface's words, so that others can change without a new load. */
export interface LoadWords {
  readonly words: Pick<Words, 'prose' | 'figures' | 'changelog' | 'api'>;
  readonly counter: Counter;
}

/** The words of a site's configuration that loading uses. */
export function loadWordsOf({ language, words }: Pick<SiteConfig, 'language' | 'words'>): LoadWords {
  const { prose, figures, changelog, api } = words;
  return { words: { prose, figures, changelog, api }, counter: createCounter(language) };
}

/** A part of the key of everything that is loaded; collections name pages without a title by words too. */
export function keyOfLoadWords(config: Pick<SiteConfig, 'language' | 'words'>): string {
  const { shell, docs, blog } = config.words;
  return JSON.stringify([config.language, loadWordsOf(config).words, shell.home, docs.untitled, blog.title]);
}
