import { type Directive, element, text } from '@mapwright/site/directive';
import type { Element } from 'hast';
import { handover, notice, outsideButton } from './handover-html.ts';
import type { HandoverOptions } from './options.ts';

/** A link to the customer area, which is another site, or a note that none is connected. */
export const signIn: Directive<HandoverOptions> = {
  name: 'sign-in',
  form: 'leaf',
  label: 'none',
  attributes: {},
  stylesheet: './handover.css',
  livePart: './client/sign-in.ts',
  example: '::sign-in',
  render: (_state, _directive, { dashboard }) => renderSignIn(dashboard.signInUrl),
};

function renderSignIn(signInUrl: string | null): Element {
  if (signInUrl === null) {
    return handover('sign-in', [
      notice('note', 'No customer area is connected', [text('You cannot log in on this site yet.')]),
    ]);
  }
  return handover('sign-in', [
    element('p', {}, [
      text('You log in at '),
      element('strong', {}, [text(new URL(signInUrl).host)]),
      text(', not on this page. Never enter your password anywhere else.'),
    ]),
    element('p', {}, [outsideButton(signInUrl, 'Log in')]),
  ]);
}
