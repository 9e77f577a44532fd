/** A list whose controls are one stop of the Tab key together. */
export interface OneStop {
  /** Keeps the stop on a visible item, after items have been hidden or shown. */
  refresh(): void;
}

const CONTROLS = 'a[href], button';

/**
 * Makes a list of links and buttons one stop of the Tab key, however long it is. Arrow keys up and down, Home and End move from item to
 * item, the others between the controls of an item. The stop stays where the focus was last. `help` tells screen readers about the keys.
 */
export function makeOneStop(list: HTMLElement, help: string): OneStop {
  let stop: HTMLElement | undefined;

  function setStop(control: HTMLElement | undefined): void {
    for (const other of list.querySelectorAll<HTMLElement>(CONTROLS))
      other.tabIndex = other === control ? 0 : -1;
    stop = control;
  }

  function refresh(): void {
    setStop(stop?.closest('[hidden]') === null && stop.isConnected ? stop : controlsIn(list)[0]);
  }

  list.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target !== stop && target !== list) setStop(target);
  });
  list.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
    const next = destination(list, event.target, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  list.setAttribute('aria-description', help);
  refresh();
  return { refresh };
}

function destination(list: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const items = [...list.querySelectorAll<HTMLElement>(':scope > :not([hidden])')];
  const index = items.findIndex(item => item.contains(from));
  const item = items[index];
  if (!item) return undefined;
  const controls = controlsIn(item);
  const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const aside = (step: number) => controls[controls.indexOf(from) + step];
  const first = (other: HTMLElement | undefined) => other && controlsIn(other)[0];
  switch (key) {
    case 'ArrowDown':
      return first(items[index + 1]);
    case 'ArrowUp':
      return first(items[index - 1]);
    case 'Home':
      return first(items[0]);
    case 'End':
      return first(items.at(-1));
    case 'ArrowRight':
      return aside(forward);
    case 'ArrowLeft':
      return aside(-forward);
    default:
      return undefined;
  }
}

function controlsIn(element: HTMLElement): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    control => control.closest('[hidden]') === null,
  );
}
