import { searchWords } from '@mapwright/site/words';
import { makeElement } from '../make-element.ts';
import type { Answer } from '../run-searches.ts';

/** Lets a visitor choose the version that is searched, or all. A site without versions has nothing to choose. */
export function showVersions(field: HTMLSelectElement, { versions, found }: Answer): void {
  field.hidden = found.version === undefined;
  const choices = [...versions, { name: 'all', label: searchWords.allVersions }];
  field.replaceChildren(...choices.map(({ name, label }) => makeElement('option', { value: name }, label)));
  field.value = found.version ?? '';
}
