import { PLURAL } from './create-counter.ts';

/** The names that are filled in in a word, each once, sorted: `count` for a counted one. */
export function namesIn(word: string): readonly string[] {
  const plain = word.replace(PLURAL, '{count}');
  const names = [...plain.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}
