import type { Directive } from '@mapwright/site/directive';
import type { HandoverOptions } from './options.ts';
import { checkout } from './render-checkout.ts';
import { contactForm } from './render-contact-form.ts';
import { connected, unconnected } from './render-if-connected.ts';
import { planChooser } from './render-plan-chooser.ts';
import { plans } from './render-plans.ts';
import { reportAddress } from './render-report-address.ts';
import { signIn } from './render-sign-in.ts';

export const directives: readonly Directive<HandoverOptions>[] = [
  plans,
  planChooser,
  checkout,
  signIn,
  contactForm,
  reportAddress,
  connected,
  unconnected,
];
