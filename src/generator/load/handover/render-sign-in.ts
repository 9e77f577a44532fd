import type { Element } from 'hast';
import type { Directive } from '../directives/directive.ts';
import { handoverOf } from '../markdown/handover-of.ts';
import { pageOf } from '../markdown/page-of.ts';
import { element, type RenderState, text } from '../markdown/render-state.ts';
import { handover, notice, outsideButton } from './handover-html.ts';

/** The way to the customer area, which is another site, or the statement that none is connected. */
export const signIn: Directive = {
  name: 'sign-in',
  form: 'leaf',
  label: 'none',
  attributes: {},
  stylesheet: 'handover',
  render: renderSignIn,
};

function renderSignIn(state: RenderState): Element {
  const { signInUrl } = handoverOf(pageOf(state)).dashboard;
  if (signInUrl === null) {
    return handover('sign-in', [
      notice('note', 'No customer area is connected', [
        text('There is nothing to log in to on this site yet, and nobody is signed in here.'),
      ]),
    ]);
  }
  return handover('sign-in', [
    element('p', {}, [
      text('You log in at '),
      element('strong', {}, [text(new URL(signInUrl).host)]),
      text(', not on this page: enter your password nowhere else.'),
    ]),
    element('p', {}, [outsideButton(signInUrl, 'Log in')]),
  ]);
}
