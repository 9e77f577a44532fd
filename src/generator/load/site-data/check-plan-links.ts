import type { SiteConfig } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { nearestName } from '../../model/nearest-name.ts';
import type { PlaceInConfig } from '../../model/place-in-config.ts';
import type { LoadedSiteData } from '../../model/site-data.ts';
import { PLANS_FILE } from './read-plans.ts';

/**
 * A payment link for a plan that nobody sells would never be shown: told where the configuration names it. While something is wrong with
 * the plans' file, a plan may be missing for that alone.
 */
export function checkPlanLinks(
  { links }: SiteConfig['checkout'],
  { plans, diagnostics }: Pick<LoadedSiteData, 'plans' | 'diagnostics'>,
  placeOf: PlaceInConfig,
): Diagnostic[] {
  const isDoubtful = diagnostics.some(
    ({ severity, place }) => severity === 'error' && place?.file === PLANS_FILE,
  );
  if (isDoubtful) return [];
  const known = plans.map(({ id }) => id);
  return Object.keys(links)
    .filter(id => !known.includes(id))
    .map(id => ({
      severity: 'error',
      code: 'config/unknown-plan',
      message: `“checkout.links” names the plan “${id}”, which ${PLANS_FILE} does not`,
      place: placeOf(['checkout', 'links', id]),
      hint: hintFor(id, known),
    }));
}

function hintFor(id: string, known: readonly string[]): string {
  const near = nearestName(id, known);
  if (near !== undefined) return `Did you mean ${near}?`;
  return known.length === 0
    ? `Write the plan into ${PLANS_FILE}, or leave the link out.`
    : `The plans are ${known.join(', ')}.`;
}
