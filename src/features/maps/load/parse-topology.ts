import * as v from 'valibot';
import type { PreparedTopology } from '../prepared-topology.ts';

/** Checks the outer structure. The arcs are too many to check, and `maps/prepare/` writes them. */
const topology = v.object({
  type: v.literal('Topology'),
  source: v.string(),
  transform: v.object({
    scale: v.tuple([v.number(), v.number()]),
    translate: v.tuple([v.number(), v.number()]),
  }),
  arcs: v.array(v.unknown()),
  objects: v.record(v.string(), v.looseObject({ geometries: v.array(v.looseObject({ id: v.string() })) })),
});

/** Parses a file of `maps/data/`; `undefined` if the text is not such a file. */
export function parseTopology(text: string): PreparedTopology | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return v.is(topology, value) ? (value as unknown as PreparedTopology) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
