import type { Surroundings } from '@mapwright/site/live';
import { returnMessage, SIGN_IN_MESSAGES } from './return-message.ts';
import { showMessage } from './show-message.ts';

/** Explains the code to a visitor who returns from a sign-in service. */
export function start(root: HTMLElement, surroundings: Surroundings): void {
  const message = returnMessage(new URLSearchParams(location.search), SIGN_IN_MESSAGES);
  if (message) showMessage(root, message, surroundings);
}
