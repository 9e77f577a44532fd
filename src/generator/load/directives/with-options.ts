import type { Directive, SiteDirective } from './directive.ts';

/** Binds a directive to the options that its HTML depends on. */
export function withOptions<Options>(directive: Directive<Options>, options: Options): SiteDirective {
  return { ...directive, render: (state, checked) => directive.render(state, checked, options) };
}
