import type { ElementContent } from 'hast';
import type { Place } from '../../model/diagnostic.ts';
import { oncePer } from '../../model/once-per.ts';
import { nearestName } from '../../model/text/nearest-name.ts';
import type { PageContext } from '../markdown/page-context.ts';
import { placeOf, reportError } from '../markdown/page-context.ts';
import { pageOf } from '../markdown/page-of.ts';
import type { SiteDirective } from './directive.ts';
import { mistakesInHtml } from './mistakes-in-html.ts';

/** What the HTML of a directive is checked with. */
export interface HtmlRules {
  /** The name of the feature. */
  readonly feature: string;
  /** The names of all live parts. */
  readonly liveParts: ReadonlySet<string>;
  /** Runs the code of the directive, so that a clock can say what it has stopped. */
  readonly run: <Result>(
    code: { readonly what: string; readonly place: Place },
    call: () => Result,
  ) => Result;
}

/** A directive of a site's own feature that reports what is wrong in its HTML, at the line of the page. What is no HTML is left out. */
export function withCheckedHtml(
  directive: SiteDirective,
  { feature, liveParts, run }: HtmlRules,
): SiteDirective {
  const { name, render } = directive;
  const who = `The directive “${name}” of the feature “${feature}”`;
  return {
    ...directive,
    render(state, checked) {
      const page = pageOf(state);
      const code = { what: who, place: placeOf(page, checked.node) };
      const html = run(code, () => render(state, checked));
      const { wrong, named } = mistakesInHtml(html, checkedIn(page));
      for (const what of wrong) reportError(page, checked.node, noHtml(who, what));
      for (const part of named)
        if (!liveParts.has(part)) reportError(page, checked.node, unknownLivePart(who, part, liveParts));
      return wrong.length > 0 ? [] : html;
    },
  };
}

/** What directives inside have given is in the HTML of those around them, and has been reported. */
const checkedIn = oncePer((_: PageContext) => new WeakSet<ElementContent>());

function noHtml(who: string, what: string) {
  return {
    code: 'feature/definition',
    message: `${who} returns ${what}`,
    hint: 'Return what element() and text() give, or a list of it. A directive cannot wait for anything.',
  };
}

function unknownLivePart(who: string, part: string, known: ReadonlySet<string>) {
  const nearest = nearestName(part, known);
  return {
    code: 'feature/unknown-live-part',
    message: `${who} gives an element the live part “${part}”, which does not exist`,
    hint:
      nearest === undefined
        ? 'Name its module in livePart of the directive, or in browser.liveParts of the feature.'
        : `Did you mean ${nearest}?`,
  };
}
