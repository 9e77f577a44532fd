import { element, text } from '@mapwright/site/directive';
import type { Element } from 'hast';

/** A control inside its label. */
export function labelled(label: string, control: Element): Element {
  return element('label', {}, [element('span', {}, [text(label)]), control]);
}

/** A labelled choice. `property` is how the script finds it. */
export function select(
  label: string,
  property: string,
  choices: readonly (readonly [value: string, text: string])[],
  chosen: string,
): Element {
  const options = choices.map(([value, content]) =>
    element('option', { value, selected: value === chosen }, [text(content)]),
  );
  return labelled(label, element('select', { className: ['field'], [property]: '' }, options));
}
