import type { Surroundings } from '@mapwright/site/live';

/** Shows the largest plan among the answers that the visitor has chosen. The lines of the result are in the order of the plans. */
export function start(root: HTMLElement, { announce, signal }: Surroundings): void {
  const lines = [...root.querySelectorAll<HTMLElement>('[data-plan]')];
  const hint = root.querySelector<HTMLElement>('[data-hint]');

  const show = () => {
    const needed = [...root.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
    const line = lines.findLast(({ dataset }) => needed.includes(dataset.plan ?? ''));
    if (hint) hint.hidden = line !== undefined;
    for (const one of lines) one.hidden = one !== line;
    return line;
  };

  root.addEventListener(
    'change',
    () => {
      const line = show();
      if (line) announce(line.querySelector('span')?.textContent ?? '');
    },
    { signal },
  );
  // The browser may have kept answers that were chosen before the script came.
  show();
}
