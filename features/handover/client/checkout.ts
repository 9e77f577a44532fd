import { focusOn, type Surroundings } from '@mapwright/site/live';
import { CHECKOUT_MESSAGES, type ReturnMessage, returnMessage } from './return-message.ts';
import { showMessage } from './show-message.ts';

const NO_SUCH_PLAN: ReturnMessage = {
  tone: 'caution',
  text: 'The plan in this link does not exist. Choose one of the plans below.',
};

/** Marks the plan that the address names. If the visitor returns from the payment page, explains the code that the page has added. */
export function start(root: HTMLElement, surroundings: Surroundings): void {
  const query = new URLSearchParams(location.search);
  const named = query.get('plan');
  const rows = [...root.querySelectorAll<HTMLElement>('[data-plan]')];
  // The value is only compared: all links are those that the server wrote.
  const row = rows.find(({ dataset }) => dataset.plan === named);
  const message = returnMessage(query, CHECKOUT_MESSAGES);
  if (message) showMessage(root, message, surroundings);
  else if (named !== null && !row) showMessage(root, NO_SUCH_PLAN, surroundings);
  if (row) choose(row);
}

/** The next Tab key moves to the row's link. */
function choose(row: HTMLElement): void {
  row.dataset.chosen = '';
  focusOn(row);
  row.scrollIntoView({ block: 'nearest' });
}
