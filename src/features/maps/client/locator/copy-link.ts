import type { Announce } from '@mapwright/site/live';
import { locatorWords } from '@mapwright/site/words';

/** How long the button confirms that it has copied, in milliseconds. */
const CONFIRMATION = 2000;

/** The button that copies the address with the search. Without a clipboard there is none. */
export function connectCopying(button: HTMLButtonElement | null, announce: Announce): void {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  if (!button) return;
  button.hidden = !clipboard;
  button.addEventListener('click', async () => {
    const isCopied = await clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    );
    const outcome = isCopied ? locatorWords.linkCopied : locatorWords.linkNotCopied;
    announce(outcome);
    button.textContent = outcome;
    setTimeout(() => {
      button.textContent = locatorWords.copyLink;
    }, CONFIRMATION);
  });
}
