/** What a visitor does first to something that may need the shell. Pointing is not among them: a page under a resting pointer is read. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'click'];

/** How long a busy page may put off being idle, in milliseconds. */
const LONGEST_WAIT = 2000;

/** Resolves when the page has loaded and is idle, or when the visitor first touches it. */
export function whenWanted(window: Window): Promise<void> {
  const { document } = window;
  return new Promise(resolve => {
    const want = (): void => {
      for (const type of TOUCHES) document.removeEventListener(type, want, true);
      resolve();
    };
    for (const type of TOUCHES) document.addEventListener(type, want, true);
    const waitForIdle = (): void => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(want, { timeout: LONGEST_WAIT });
      else setTimeout(want, 1);
    };
    if (document.readyState === 'complete') waitForIdle();
    else window.addEventListener('load', waitForIdle, { once: true });
  });
}
