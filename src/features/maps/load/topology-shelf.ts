import type { PreparedTopology } from '../prepared-topology.ts';
import { dataFileOf } from './data-files.ts';
import { parseTopology } from './parse-topology.ts';
import type { TopologyOf } from './select-regions.ts';

/** Parses a topology once for all maps that use it. `read` gives the bytes of a file of `maps/data/`. */
export function createTopologyShelf(read: (file: string) => Uint8Array | undefined): TopologyOf {
  const parsed = new Map<string, PreparedTopology | undefined>();
  return source => {
    const file = dataFileOf(source);
    if (!parsed.has(file)) parsed.set(file, parseTopology(new TextDecoder().decode(read(file))));
    return parsed.get(file);
  };
}
