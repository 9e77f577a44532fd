import type { Announce } from '@mapwright/site/live';

/** How long a button says what it did, in milliseconds. */
const CONFIRMATION = 2500;

/** Whether there is a clipboard: browsers give pages without HTTPS none. */
export function canCopy(): boolean {
  return (navigator as { readonly clipboard?: Clipboard }).clipboard !== undefined;
}

/** Copies a text. Returns whether that worked: a visitor may have forbidden it. */
export function copyText(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** Says on a button, and to screen readers, what it did. After a while the button has its name again. */
export function confirmOn(button: HTMLElement, outcome: string, announce: Announce): void {
  button.dataset.name ??= button.textContent ?? '';
  button.textContent = outcome;
  announce(outcome);
  setTimeout(() => {
    button.textContent = button.dataset.name ?? '';
  }, CONFIRMATION);
}
