import type { HighlighterName } from '../../model/config.ts';
import type { Highlighter } from './highlighter.ts';

/** Only the one that the site uses is imported. */
export async function createHighlighter(name: HighlighterName): Promise<Highlighter> {
  if (name === 'shiki') return (await import('./shiki.ts')).createShiki();
  return (await import('./highlight-js.ts')).createHighlightJs();
}
