import { answerEach } from '@mapwright/site/system';
import { compileMap, type MapCompilation } from '../load/compile-map.ts';
import { createTopologyShelf } from '../load/topology-shelf.ts';
import type { CompileRequest } from './compile-maps.ts';

const files = new Map<string, Uint8Array | undefined>();
const topologyOf = createTopologyShelf(file => files.get(file));

answerEach(({ recipe, surroundings, newFiles }: CompileRequest): MapCompilation => {
  for (const [file, bytes] of newFiles) files.set(file, bytes);
  return compileMap(recipe, topologyOf, surroundings);
});
