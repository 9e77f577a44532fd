import type { Problem } from '../../model/diagnostic.ts';
import { groupDigits } from '../../model/text/group-digits.ts';
import { SVG } from './elements.ts';
import type { SvgElement } from './read-svg.ts';

/** How many elements the copies in a picture may draw, counting each copy. */
const MOST_COPIED = 200_000;

/** People do not draw longer chains of copies of copies. */
const LONGEST_CHAIN = 1000;

/**
 * Why copies of copies may not be published: ten levels of ten `<use>` each draw ten thousand million elements, which no browser can
 * finish. `elements` are those of a file, in order.
 */
export function copiedTooOften(
  elements: readonly SvgElement[],
): { readonly problem: Problem; readonly offset: number } | null {
  const uses = elements.filter(isUse);
  const [root, first] = [elements[0], uses[0]];
  if (root === undefined || first === undefined) return null;
  const drawnBy = countDrawn(elements);
  if (drawnBy(root) - elements.length <= MOST_COPIED) return null;
  const culprit = uses.find(use => drawnBy(use) > MOST_COPIED) ?? first;
  return { problem: PROBLEM, offset: culprit.offset };
}

const PROBLEM: Problem = {
  code: 'svg/too-many-copies',
  message: `<use> makes so many copies that the picture draws more than ${groupDigits(MOST_COPIED)} elements`,
  hint: 'Draw fewer copies, or export the drawing as a PNG.',
};

/** Counts the elements that an element draws, itself included. A copy that contains itself draws nothing, as in browsers. */
function countDrawn(elements: readonly SvgElement[]): (element: SvgElement) => number {
  const inside = insideOf(elements);
  const counts = new Map<SvgElement, number>();

  function count(element: SvgElement, chain: number): number {
    const known = counts.get(element);
    if (known !== undefined) return known;
    if (chain > LONGEST_CHAIN) return Number.POSITIVE_INFINITY;
    counts.set(element, 0);
    const total = (inside.get(element) ?? []).reduce((sum, part) => sum + count(part, chain + 1), 1);
    counts.set(element, total);
    return total;
  }

  return element => count(element, 0);
}

/** The elements that each element draws besides itself: its children, and the target of a `<use>`. */
function insideOf(elements: readonly SvgElement[]): ReadonlyMap<SvgElement, readonly SvgElement[]> {
  const inside = new Map<SvgElement, SvgElement[]>(elements.map(element => [element, []]));
  const named = new Map(elements.map(element => [attributeOf(element, 'id'), element]));
  for (const element of elements) {
    if (element.parent) inside.get(element.parent)?.push(element);
    const target = isUse(element)
      ? named.get(attributeOf(element, 'href')?.trim().replace(/^#/, ''))
      : undefined;
    if (target) inside.get(element)?.push(target);
  }
  return inside;
}

function isUse({ local, uri }: SvgElement): boolean {
  return local === 'use' && uri === SVG;
}

function attributeOf({ attributes }: SvgElement, name: string): string | undefined {
  return attributes.find(({ local }) => local === name)?.value;
}
