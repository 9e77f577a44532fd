import type { ElementContent } from 'hast';
import { nearestName } from '../../model/text/nearest-name.ts';
import { reportError } from '../markdown/page-context.ts';
import { pageOf } from '../markdown/page-of.ts';
import type { SiteDirective } from './directive.ts';

/** A directive of a site's own feature that reports what is wrong in its HTML, at the line of the page. `liveParts` are the names of all live parts. */
export function withCheckedHtml(directive: SiteDirective, liveParts: ReadonlySet<string>): SiteDirective {
  const { name, render } = directive;
  return {
    ...directive,
    render(state, checked) {
      const html = render(state, checked);
      for (const part of livePartsIn([html].flat()))
        if (!liveParts.has(part))
          reportError(pageOf(state), checked.node, unknownLivePart(name, part, liveParts));
      return html;
    },
  };
}

function livePartsIn(nodes: readonly ElementContent[]): readonly string[] {
  return nodes.flatMap(node => {
    if (node.type !== 'element') return [];
    const { dataLive } = node.properties;
    return [...(typeof dataLive === 'string' ? [dataLive] : []), ...livePartsIn(node.children)];
  });
}

function unknownLivePart(directive: string, part: string, known: ReadonlySet<string>) {
  const nearest = nearestName(part, known);
  return {
    code: 'feature/unknown-live-part',
    message: `The directive “${directive}” gives an element the live part “${part}”, which does not exist`,
    hint:
      nearest === undefined
        ? 'Name its module in livePart of the directive, or in browser.liveParts of the feature.'
        : `Did you mean ${nearest}?`,
  };
}
