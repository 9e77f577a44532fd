import {
  type CheckedDirective,
  type Directive,
  element,
  labelContent,
  pageOf,
  type RenderState,
  text,
} from '@mapwright/site/directive';
import type { Element } from 'hast';
import { readScreen } from './read-screen.ts';
import { screenHtml } from './screen-html.ts';
import { screenMapHtml } from './screen-map-html.ts';
import type { ScreenField } from './screen-schema.ts';

/** A screen of the editor as a figure, drawn from its description. The caption says that it is a drawing. */
export const screen: Directive = {
  name: 'screen',
  form: 'leaf',
  label: 'required',
  attributes: { file: { type: 'text', isRequired: true } },
  stylesheet: './screens.css',
  example: '::screen[What a click on Texas does]{file="../../_screens/actions.yml"}',
  render: renderScreen,
};

function renderScreen(state: RenderState, directive: CheckedDirective): Element {
  const page = pageOf(state);
  const { file } = directive.attributes;
  const written = file === undefined ? undefined : readScreen(page, directive.node, file);
  // A panel alone does without the style sheet of maps.
  if (written?.screen.map !== undefined) page.stylesheets.add('screen-maps');
  if (written?.screen.groups.some(group => group.fields.some(isRare))) page.stylesheets.add('screens-more');
  const { name } = page.surroundings.product;
  return element('figure', { className: ['screen'] }, [
    ...(written === undefined ? [] : [screenHtml(written.screen, name, screenMapHtml(page, written))]),
    element('figcaption', {}, [...labelContent(state, directive, ''), text(' (drawing of the interface).')]),
  ]);
}

/** Says whether the control needs the style sheet of those that few panels have. */
function isRare({ kind, options }: ScreenField): boolean {
  return ['slider', 'code', 'table'].includes(kind) || (kind === 'select' && options !== undefined);
}
