import type { Place } from '../../model/diagnostic.ts';
import { foldCase } from '../../model/paths/fold-case.ts';
import type { PlanContext } from '../plan-context.ts';
import type { PlannedPart } from '../plan-part.ts';

/** What a feature adds to the site, with its name and its place in the site's list. */
export interface PartOfFeature {
  readonly feature: string;
  readonly place: Place;
  readonly part: PlannedPart;
}

/** Reports files that features publish at one path: only the last would be there. */
export function checkSiteFiles(parts: readonly PartOfFeature[], { report }: PlanContext): void {
  const owners = new Map<string, PartOfFeature>();
  for (const owner of parts) {
    for (const { output } of owner.part.files ?? []) {
      const first = owners.get(foldCase(output));
      if (first === undefined) owners.set(foldCase(output), owner);
      else
        report({
          severity: 'error',
          code: 'route/duplicate-file',
          message: messageFor(output, first, owner),
          place: owner.place,
          hint: 'Leave out one of the features, or give one of the files another name.',
          related: [{ ...first.place, message: 'the other feature' }],
        });
    }
  }
}

function messageFor(output: string, first: PartOfFeature, second: PartOfFeature): string {
  return first === second
    ? `The feature “${first.feature}” publishes the file ${output} twice`
    : `The features “${first.feature}” and “${second.feature}” both publish the file ${output}`;
}
