import type { Element } from 'hast';
import { element, pageOf, type RenderState, text } from '../markdown/render-state.ts';
import { readScreen } from '../screens/read-screen.ts';
import { screenHtml } from '../screens/screen-html.ts';
import { screenMapHtml } from '../screens/screen-map-html.ts';
import { type CheckedDirective, labelContent } from './directive.ts';

/** A screen of the editor as a figure, drawn from its description. The caption says that it is a drawing. */
export function renderScreen(state: RenderState, directive: CheckedDirective): Element {
  const page = pageOf(state);
  const { file } = directive.attributes;
  const written = file === undefined ? undefined : readScreen(page, directive.node, file);
  const { name } = page.surroundings.product;
  return element('figure', { className: ['screen'] }, [
    ...(written === undefined ? [] : [screenHtml(written.screen, name, screenMapHtml(page, written))]),
    element('figcaption', {}, [...labelContent(state, directive, ''), text(' (drawing of the interface).')]),
  ]);
}
