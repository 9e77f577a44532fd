import { createHtmlElement } from '../map/html-elements.ts';

/** A field inside its label. */
export function labelled<Field extends HTMLElement>(
  text: string,
  field: Field,
  className = 'map-option',
): { readonly label: HTMLLabelElement; readonly field: Field } {
  const label = createHtmlElement('label', className);
  const name = document.createElement('span');
  name.textContent = text;
  label.append(name, field);
  return { label, field };
}

export function textField(name: string, attributes: Readonly<Record<string, string>>): HTMLInputElement {
  return createHtmlElement('input', 'field', { type: 'text', name, autocomplete: 'off', ...attributes });
}

export function choice(
  name: string,
  options: readonly (readonly [value: string, text: string])[],
): HTMLSelectElement {
  const select = createHtmlElement('select', 'field', { name });
  select.append(...options.map(([value, text]) => new Option(text, value)));
  return select;
}

export function actionButton(text: string, action: () => void): HTMLButtonElement {
  const button = createHtmlElement('button', 'button button-secondary', { type: 'button' });
  button.textContent = text;
  button.addEventListener('click', action);
  return button;
}

/** Sets a field's value, but never below the hands of the person who types it. */
export function showValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (field.value !== value && document.activeElement !== field) field.value = value;
}
