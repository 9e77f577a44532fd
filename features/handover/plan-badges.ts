import {
  type AddressedEntries,
  type AddressedEntry,
  type EntryHead,
  type PlanContext,
  type PlannedPart,
  placeOf,
} from '@mapwright/site/plan';
import type { Plan } from './plan.ts';
import { PLANS, PLANS_FILE } from './plans-file.ts';

/** What each doc shows of the plan in its front matter: “Starter and above”, with a link to the prices. */
export function planBadges(
  entries: AddressedEntries,
  context: PlanContext,
): NonNullable<PlannedPart['badges']> {
  const plans = context.data.of(PLANS);
  const wanted = new Map(entries.of('docs').flatMap(entry => planOf(entry, plans, context)));
  return ({ head }, site) => {
    const plan = wanted.get(head);
    return plan ? [{ label: labelOf(plan, plans), ...site.link(PRICES, 'plan', placeOf(head, 'plan')) }] : [];
  };
}

const PRICES = '/pricing';

/** The plan that an entry names. A plan is missing for another reason if its file has mistakes. */
function planOf(
  { head }: AddressedEntry,
  plans: readonly Plan[],
  context: PlanContext,
): readonly (readonly [EntryHead, Plan])[] {
  // Safe: the feature's own schema has checked the field.
  const { plan: id } = head.frontMatter as { readonly plan?: string };
  const plan = plans.find(candidate => candidate.id === id);
  if (plan) return [[head, plan]];
  const isBroken = plans.length === 0 && context.input.contentFiles.includes(PLANS_FILE);
  if (id !== undefined && !isBroken) reportUnknownPlan(id, head, context);
  return [];
}

function reportUnknownPlan(id: string, head: EntryHead, { data, nearestName, report }: PlanContext): void {
  const known = data.of(PLANS).map(plan => plan.id);
  const near = nearestName(id, known);
  report({
    severity: 'error',
    code: 'frontmatter/unknown-plan',
    message: `The plan “${id}” is not in ${PLANS_FILE}`,
    place: placeOf(head, 'plan'),
    hint: near === undefined ? hintWithout(known) : `Did you mean ${near}?`,
  });
}

function hintWithout(known: readonly string[]): string {
  return known.length === 0 ? `Write the plans in ${PLANS_FILE}.` : `The plans are ${known.join(', ')}.`;
}

/** Plans are in order: each has what those before it have. */
function labelOf(plan: Plan, plans: readonly Plan[]): string {
  return plan === plans.at(-1) ? `${plan.name} plan` : `${plan.name} and above`;
}
