import type { Html } from 'mdast';
import type { Token } from 'parse5';
import type { Place } from '../../model/diagnostic.ts';
import { type PageContext, placeOf } from '../markdown/page-context.ts';
import { writtenText } from '../markdown/written-text.ts';

/**
 * Finds the places of the tags of raw HTML in their file. The parser takes the signs of quotes and the indentation of lists from its lines, so what
 * is left of a line is its end.
 */
export function createTagPlaces(page: PageContext, node: Html): (tag: Token.TagToken) => Place {
  let lines: { readonly written: readonly string[]; readonly html: readonly string[] } | undefined;
  return ({ location }) => {
    const place = placeOf(page, node);
    if (!location || place.line === undefined || place.column === undefined) return place;
    const above = location.startLine - 1;
    if (above === 0) return { ...place, column: place.column + location.startCol - 1 };
    lines ??= linesOf(page, node);
    const taken = (lines.written[above]?.length ?? 0) - (lines.html[above]?.length ?? 0);
    return { ...place, line: place.line + above, column: Math.max(0, taken) + location.startCol };
  };
}

function linesOf({ source }: PageContext, node: Html) {
  return { written: writtenText(node, source.text).split('\n'), html: node.value.split('\n') };
}
