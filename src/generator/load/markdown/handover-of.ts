import { HANDOVER_PART, type Handover, handoverBytes } from '../../model/handover.ts';
import type { PageContext } from './page-context.ts';

/** Where visitors of a page are handed over; what the configuration says of it is from now on part of the page. */
export function handoverOf({ surroundings, dependencies }: PageContext): Handover {
  const { handover, hash } = surroundings;
  dependencies.set(HANDOVER_PART, { file: HANDOVER_PART, hash: hash(handoverBytes(handover)) });
  return handover;
}
