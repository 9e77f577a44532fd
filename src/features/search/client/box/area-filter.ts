import { makeElement } from '../make-element.ts';
import { type AreaChoice, choiceNodes } from '../results/area-choices.ts';

/** The row of areas in the box. */
export interface AreaFilter {
  /** The chosen area; `null` = everywhere. */
  readonly area: () => string | null;
  readonly show: (choices: readonly AreaChoice[]) => void;
  readonly reset: () => void;
}

/** Lets a visitor limit the search to an area. */
export function createAreaFilter(row: HTMLElement, onChange: () => void): AreaFilter {
  let area: string | null = null;
  const createButton = (choice: AreaChoice): HTMLButtonElement => {
    const isChosen = choice.id === area;
    const attributes = { type: 'button', 'aria-pressed': String(isChosen) };
    const button = makeElement('button', attributes, ...choiceNodes(choice));
    button.addEventListener('click', () => {
      area = choice.id;
      onChange();
    });
    return button;
  };
  return {
    area: () => area,
    show: choices => {
      // The button that was pressed keeps the focus.
      const focused = [...row.children].indexOf(document.activeElement ?? row);
      const label = row.children[focused]?.firstChild?.textContent;
      row.replaceChildren(...choices.map(createButton));
      const again = [...row.children].find(button => button.firstChild?.textContent === label);
      if (focused >= 0 && again instanceof HTMLElement) again.focus();
      row.hidden = choices.length === 0;
    },
    reset: () => {
      area = null;
    },
  };
}
