import type { Surroundings } from '@mapwright/site/live';

/** Says how many days are left. */
export function start(root: HTMLElement, { announce }: Surroundings): void {
  const days = Math.ceil((Date.parse(root.dataset.by ?? '') - Date.now()) / 86_400_000);
  if (days < 0) announce('This job is closed.');
  else root.append(` ${days} days are left.`);
}
