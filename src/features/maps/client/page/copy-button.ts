import { fillWord } from '@mapwright/site/contract';
import type { Announce } from '@mapwright/site/live';
import { mapsWords } from '@mapwright/site/words';
import { canCopy, copyText } from '../copying.ts';
import { createHtmlElement } from '../map/html-elements.ts';

export interface CopyButton {
  /** Moves the button into the last cell of a row, to copy this text. */
  moveTo(row: HTMLTableRowElement, text: string): void;
}

/** How long the button confirms that it has copied, in milliseconds. */
const CONFIRMATION = 2000;

/** One button for a whole table, which moves to the row below the pointer. Without a clipboard there is no button. */
export function createCopyButton(announce: Announce): CopyButton {
  if (!canCopy()) return { moveTo: () => {} };
  const button = createHtmlElement('button', 'code-copy', { type: 'button' });
  let copied = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener('click', async () => {
    const text = copied;
    const isCopied = await copyText(text);
    announce(isCopied ? fillWord(mapsWords.copied, { text }) : mapsWords.idNotCopied);
    if (text !== copied) return;
    button.dataset.outcome = isCopied ? 'copied' : 'refused';
    clearTimeout(timer);
    timer = setTimeout(() => delete button.dataset.outcome, CONFIRMATION);
  });
  return {
    moveTo(row, text) {
      if (text === copied && button.isConnected) return;
      // Moving the button would take the focus from a keyboard user who is about to press it.
      if (button.matches(':focus-visible')) return;
      copied = text;
      delete button.dataset.outcome;
      button.setAttribute('aria-label', fillWord(mapsWords.copy, { text }));
      row.cells[1]?.append(button);
    },
  };
}
