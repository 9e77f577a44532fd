import type { ElementContent } from 'hast';
import { pageOf } from '../page-of.ts';
import type { RenderState } from '../render-state.ts';
import { renderFootnotes } from './footnotes.ts';

/** Renders the whole page: the blocks of its tree, then its footnotes. */
export function renderRoot(state: RenderState): ElementContent[] {
  const children = state.all(pageOf(state).tree);
  const footnotes = renderFootnotes(state);
  if (footnotes !== undefined) children.push(footnotes);
  return state.wrap(children, false);
}
