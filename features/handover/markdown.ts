import type { MarkdownPart } from '@mapwright/site/feature';
import type { HandoverOptions } from './options.ts';
import { checkout } from './render-checkout.ts';
import { contactForm } from './render-contact-form.ts';
import { plans } from './render-plans.ts';
import { signIn } from './render-sign-in.ts';

/** The directives of the feature, with its options. */
export function markdownOf(options: HandoverOptions): MarkdownPart {
  return { directives: [plans(options), checkout(options), signIn(options), contactForm(options)] };
}
