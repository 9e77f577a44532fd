import { type Diagnostic, nearestName } from '@mapwright/site/directive';
import type { FeatureCheck } from '@mapwright/site/feature';
import type { HandoverOptions } from './options.ts';
import { PLANS_FILE } from './plans-file.ts';
import { readPlans } from './read-plans.ts';

/** Checks the payment links. If a plan has a mistake, which is reported where the file is read, it may be missing for that reason alone. */
export function checkPlans({
  options,
  product,
  textOf,
  placeOf,
}: FeatureCheck<HandoverOptions>): readonly Diagnostic[] {
  const text = textOf(PLANS_FILE);
  if (text === null) return [];
  const { items, diagnostics } = readPlans({ file: PLANS_FILE, text: text ?? '', product });
  if (diagnostics.some(({ severity }) => severity === 'error')) return [];
  const known = items.map(({ id }) => id);
  const unknown = Object.keys(options.checkout.links).filter(id => !known.includes(id));
  return unknown.map(id => ({ ...unknownPlan(id, known), place: placeOf(['checkout', 'links', id]) }));
}

/** A payment link for a plan that is not sold would never appear. */
function unknownPlan(id: string, known: readonly string[]): Diagnostic {
  return {
    severity: 'error',
    code: 'config/unknown-plan',
    message: `“checkout.links” refers to the plan “${id}”, which is not in ${PLANS_FILE}`,
    hint: hintFor(id, known),
  };
}

function hintFor(id: string, known: readonly string[]): string {
  const near = nearestName(id, known);
  if (near !== undefined) return `Did you mean ${near}?`;
  return known.length === 0
    ? `Add the plan to ${PLANS_FILE}, or leave out the link.`
    : `The plans are ${known.join(', ')}.`;
}
