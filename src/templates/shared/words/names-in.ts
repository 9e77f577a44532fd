import { PLURAL } from './create-counter.ts';

/** The names in a word that values fill in, each once, sorted; `count` for a counted word. */
export function namesIn(word: string): readonly string[] {
  const plain = word.replace(PLURAL, '{count}');
  const names = [...plain.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}
