import type { PlanPart } from '@mapwright/site/plan';
import { isSelling } from './connections.ts';
import type { HandoverOptions } from './options.ts';
import { planBadges } from './plan-badges.ts';
import { PLANS } from './plans-file.ts';

/** Plans the badges of docs, and the button of the navbar that follows what is sold. */
export function planHandover(options: HandoverOptions, field: string): PlanPart {
  return (entries, context) => ({
    drafts: [],
    badges: planBadges(entries, context),
    navbarButtons: buttonsOf(options, field, isSelling(context.data.of(PLANS), options)),
  });
}

function buttonsOf({ button }: HandoverOptions, field: string, isSold: boolean) {
  if (button === null) return [];
  const state = isSold ? 'selling' : 'otherwise';
  return [{ ...button[state], field: `${field}.button.${state}` }];
}
