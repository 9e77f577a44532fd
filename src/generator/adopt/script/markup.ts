import type { Place } from '../../model/diagnostic.ts';
import { type Fields, isFields } from '../values.ts';
import { Unread } from './unread.ts';

interface MarkupParts {
  /** Of a tag or of a component. */
  readonly name: string;
  readonly attributes: Fields;
  readonly children: readonly unknown[];
}

/** An element in a script: `<Navbar projectLink="…">Wheels</Navbar>`. Only running the script would show it, but its words can be read. */
export class MarkupElement extends Unread {
  readonly parts: MarkupParts;

  constructor(place: Place, parts: MarkupParts) {
    super(place);
    this.parts = parts;
  }
}

/** The words of a text or an element; nothing if it has none. */
export function wordsOfMarkup(value: unknown): string | undefined {
  const words = wordsIn(value).replaceAll(/\s+/g, ' ').trim();
  return words === '' ? undefined : words;
}

function wordsIn(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return `${value}`;
  if (Array.isArray(value)) return value.map(wordsIn).join('');
  return value instanceof MarkupElement ? value.parts.children.map(wordsIn).join('') : '';
}

/** The elements in a value: in its lists, and in the attributes and the children of other elements. */
export function elementsIn(value: unknown): readonly MarkupParts[] {
  if (Array.isArray(value)) return value.flatMap(elementsIn);
  if (isFields(value)) return Object.values(value).flatMap(elementsIn);
  if (!(value instanceof MarkupElement)) return [];
  const { attributes, children } = value.parts;
  return [value.parts, ...elementsIn(attributes), ...elementsIn(children)];
}
