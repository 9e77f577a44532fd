import type { MapRegion } from '../contract.ts';
import type { PreparedRegion } from '../prepared-topology.ts';

/** What the prepared data say of a region besides its title and its shape. */
export type RegionFacts = Pick<MapRegion, 'codeStatus' | 'otherNames'>;

/** Finds the facts of a region by its id. */
export function regionFactsOf(regions: readonly PreparedRegion[]): (id: string) => RegionFacts {
  const facts = new Map(regions.map(({ id, properties }) => [id, readFacts(properties)]));
  return id => facts.get(id) ?? { codeStatus: 'current', otherNames: [] };
}

function readFacts({ codeStatus, otherNames = '' }: PreparedRegion['properties']): RegionFacts {
  return {
    codeStatus: codeStatus === 'withdrawn' || codeStatus === 'own' ? codeStatus : 'current',
    otherNames: otherNames.split('|').filter(Boolean),
  };
}
