import type { ElementContent } from 'hast';
import { element, text } from './render-state.ts';

/** Words of prose that are no longer fit any column. */
const LONG_NAME = /\S{12,}/g;
/** Between the parts of a name: `closed.detailsView`, `/maps/:id`, `API_KEY`. */
const PART = /(?<=[^./_=,][./_=,])(?=[\p{L}:{])|(?<=[\p{Ll}\d])(?=\p{Lu})/u;

/** Text with places where the browser may break long names, so that they need not make a table wider than a phone. */
export function breakNames(node: ElementContent): readonly ElementContent[] {
  if (node.type === 'element')
    return [{ ...node, children: node.children.flatMap(child => breakNames(child)) }];
  if (node.type !== 'text') return [node];
  const ends = [...node.value.matchAll(LONG_NAME)].flatMap(({ 0: name, index }) => partEnds(name, index));
  return [0, ...ends].flatMap((start, part) => [
    ...(part > 0 ? [element('wbr', {})] : []),
    text(node.value.slice(start, ends[part])),
  ]);
}

/** Where the parts of a name end but for the last, counted from the start of the text. */
function partEnds(name: string, start: number): readonly number[] {
  const ends: number[] = [];
  for (const part of name.split(PART)) ends.push((ends.at(-1) ?? start) + part.length);
  return ends.slice(0, -1);
}
