import { expect, it } from 'vitest';
import { createReload } from '../../../src/client/dev/reload.ts';

/** A window that counts how often it is loaded again. `isListening`: the page\'s own script takes the event. */
function fakeWindow(isListening: boolean) {
  const target = new EventTarget();
  const document = new EventTarget();
  let loads = 0;
  if (isListening) document.addEventListener('site:reload', event => event.preventDefault());
  const window = Object.assign(target, { document, location: { reload: () => loads++ } });
  return { window: window as unknown as Window, loads: () => loads };
}

it('loads the page again where no script of the page does it', () => {
  const { window, loads } = fakeWindow(false);
  createReload(window)();
  expect(loads()).toBe(1);
});

it('leaves it to the script of the page, which knows of a click', () => {
  const { window, loads } = fakeWindow(true);
  createReload(window)();
  expect(loads()).toBe(0);
});

it('does not call back a browser that leaves for another page', () => {
  const { window, loads } = fakeWindow(false);
  const reload = createReload(window);
  window.dispatchEvent(new Event('beforeunload'));
  reload();
  expect(loads()).toBe(0);
});
