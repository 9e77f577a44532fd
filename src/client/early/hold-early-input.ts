import { REFRESH_EVENT } from '../navigation/refresh-event.ts';

/** What only the shell handles: buttons without a native meaning, heads of categories that become buttons, choices of a docs version. */
const OF_SHELL = ':is(button:not([popovertarget]), .category > span, .version-dropdown a)';
const WITH_KEYS = '[aria-keyshortcuts]';
const TYPED_IN = 'input, select, textarea, [contenteditable]';

/**
 * Holds clicks on controls of the shell, and the keys of such controls, and passes them on when the shell has started. The switch of the
 * colour mode works at once. If the development server reports a change meanwhile, the page loads again.
 */
export function holdEarlyInput(document: Document, toggleColorMode: () => void, shell: Promise<void>): void {
  const held: (() => HTMLElement | null)[] = [];
  const settled = new AbortController();
  const options = { capture: true, signal: settled.signal };
  const onClick = (event: MouseEvent): void => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(OF_SHELL);
    if (!control || !isOfShell(control) || isModified(event)) return;
    take(event);
    if (control.matches('.color-mode')) toggleColorMode();
    else held.push(successorOf(control));
  };
  const onKey = (event: KeyboardEvent): void => {
    const control = [...document.querySelectorAll<HTMLElement>(WITH_KEYS)].find(
      control => isOfShell(control) && isKeyOf(control, event),
    );
    if (!control) return;
    take(event);
    held.push(() => control);
  };
  document.addEventListener('click', onClick, options);
  document.addEventListener('keydown', onKey, options);
  document.addEventListener(REFRESH_EVENT, () => location.reload(), options);
  const passOn = (): void => {
    for (const find of held) find()?.click();
  };
  shell.finally(() => settled.abort()).then(passOn, () => undefined);
}

/** The rest of the page does not wait. */
function isOfShell(control: Element): boolean {
  return control.closest('#pageRoot') !== null && control.closest('[data-frozen]') === null;
}

function isModified({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** Whether a key event is one of a control's `aria-keyshortcuts`. Shift may be needed to type one. */
function isKeyOf(control: Element, { target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isCombined = ctrlKey || metaKey || altKey;
  if (!isCombined && target instanceof Element && target.closest(TYPED_IN)) return false;
  const modifiers = [ctrlKey && 'Control', metaKey && 'Meta', altKey && 'Alt'].filter(Boolean);
  const name = [...modifiers, key.toUpperCase()].join('+');
  return control.getAttribute('aria-keyshortcuts')?.split(' ').includes(name) ?? false;
}

function take(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The control that takes the place of what was clicked: a category's plain head becomes a button. */
function successorOf(control: HTMLElement): () => HTMLElement | null {
  const category = control.matches('.category > span') ? control.parentElement : null;
  return () => (category ? category.querySelector<HTMLElement>(':scope > [aria-expanded]') : control);
}
