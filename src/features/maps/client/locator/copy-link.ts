import type { Announce } from '@mapwright/site/live';
import { locatorWords } from '@mapwright/site/words';
import { canCopy, confirmOn, copyText } from '../copying.ts';

/** The button that copies the address with the search. Without a clipboard there is none. */
export function connectCopying(button: HTMLButtonElement | null, announce: Announce): void {
  if (!button) return;
  button.hidden = !canCopy();
  button.addEventListener('click', async () => {
    const isCopied = await copyText(location.href);
    confirmOn(button, isCopied ? locatorWords.linkCopied : locatorWords.linkNotCopied, announce);
  });
}
