import { element, text } from '@mapwright/site/directive';
import type { Element, ElementContent } from 'hast';

/** The number that the text refers to. */
export function markOf(mark: number | undefined): ElementContent[] {
  if (mark === undefined) return [];
  return [element('span', { className: ['screen-mark'] }, [text(String(mark))]), text(' ')];
}

/** Elements with spaces between them, so that their texts are separate words. */
export function spaced(elements: readonly Element[]): ElementContent[] {
  return elements.flatMap((item, index) => (index === 0 ? [item] : [text(' '), item]));
}
