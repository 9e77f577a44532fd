import type { Surroundings } from '@mapwright/site/live';
import { returnMessage, SIGN_IN_MESSAGES } from './return-message.ts';
import { showMessage } from './show-message.ts';

/** Tells somebody who comes back from a sign-in service what its code means. */
export function start(root: HTMLElement, surroundings: Surroundings): void {
  const message = returnMessage(new URLSearchParams(location.search), SIGN_IN_MESSAGES);
  if (message) showMessage(root, message, surroundings);
}
