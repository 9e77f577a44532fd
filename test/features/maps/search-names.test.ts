import { expect, test } from 'vitest';
import type { LoadedMap } from '../../../src/features/maps/map.ts';
import { searchRegionsFile } from '../../../src/features/maps/plan/search-names.ts';
import type { FileTools } from '../../../src/generator/model/site-file.ts';
import { gallery, loadedMap, region } from './loaded-maps.ts';

/** The file is text, so nothing is read or drawn. */
const NO_TOOLS: FileTools = {
  drawPicture: async () => ({ outcome: 'time' }),
  readText: () => '',
  timeout: 0,
};

/** What the search finds of the regions of a map. */
async function wordsOf(parts: Partial<LoadedMap>): Promise<unknown> {
  const made = await searchRegionsFile(gallery([loadedMap('x', parts)])).make(NO_TOOLS);
  return JSON.parse('content' in made && made.content.type === 'text' ? made.content.text : '');
}

const BADEN = { ...region('DE-BW', 'Baden-Württemberg'), otherNames: ['The Länd', 'Côte d’Or'] };

test('people find a map by the names and the codes of its regions, each word once', async () => {
  const own = { ...region('x1', 'The Other'), codeStatus: 'own' as const };
  expect(await wordsOf({ regions: [BADEN, own] })).toEqual({
    x: 'baden bw côte de d’or länd other the württemberg',
  });
});

test.each<[what: string, parts: Partial<LoadedMap>]>([
  ['of countries, which have maps of their own', { regions: [region('DE', 'Germany')] }],
  ['of counties', { kind: 'us-state', regions: [BADEN] }],
  ['of more than 400 regions', { regions: Array.from({ length: 401 }, () => BADEN) }],
])('not by those %s', async (_, parts) => {
  expect(await wordsOf(parts)).toEqual({});
});
