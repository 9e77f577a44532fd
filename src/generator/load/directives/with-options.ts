import type { Directive, SiteDirective } from './directive.ts';

/** A directive whose HTML is made with the options given. */
export function withOptions<Options>(directive: Directive<Options>, options: Options): SiteDirective {
  return { ...directive, render: (state, checked) => directive.render(state, checked, options) };
}
