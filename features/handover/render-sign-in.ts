import { type Directive, element, text } from '@mapwright/site/directive';
import type { Element } from 'hast';
import { handover, outsideButton } from './handover-html.ts';
import type { HandoverOptions } from './options.ts';

/** A link to the customer area, which is another site, if one is connected; and the message for people who return from there. */
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
  if (signInUrl === null) return handover('sign-in', []);
  return handover('sign-in', [
    element('p', {}, [
      text('You log in at '),
      element('strong', {}, [text(new URL(signInUrl).host)]),
      text(', not on this page. Never enter your password anywhere else.'),
    ]),
    element('p', {}, [outsideButton(signInUrl, 'Log in')]),
  ]);
}
