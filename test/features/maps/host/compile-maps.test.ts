import { expect, test } from 'vitest';
import { compileMaps } from '../../../../src/features/maps/host/compile-maps.ts';
import type { MapRecipe } from '../../../../src/features/maps/map.ts';
import { workerOf } from '../../../worker-of.ts';
import { recipeOf, surroundings } from '../load/invented.ts';

/** A worker that says which files it got with a recipe; it fails at the recipe "fatal". */
const TELLING = workerOf(`
  parentPort.on('message', ({ recipe, newFiles }) => {
    if (recipe.slug === 'fatal') throw new Error('Out of paper');
    parentPort.postMessage([...newFiles.keys()]);
  });`);

test('each map is compiled, and a thread gets each file of geometry once', async () => {
  const slugs = Array.from({ length: 12 }, (_, index) => `map-${index}`);
  const got = await compile(slugs.map((slug, index) => map(slug, index % 2 === 0 ? 'x' : 'y#capital')));
  expect([...got.keys()].sort()).toEqual([...slugs].sort());
  const files = [...got.values()].flat();
  expect(new Set(files)).toEqual(new Set(['maps/data/x.json', 'maps/data/y.json']));
  // Three threads at most.
  expect(files.length).toBeLessThanOrEqual(6);
});

test('what a thread dies of is not lost', async () => {
  await expect(compile([map('one', 'x'), map('fatal', 'x')])).rejects.toThrow('Out of paper');
});

/** The files that came with each recipe, by its slug. */
async function compile(recipes: readonly MapRecipe[]) {
  const got = new Map<string, readonly string[]>();
  await compileMaps(recipes, {
    surroundings,
    read: file => new TextEncoder().encode(file),
    onMap: ({ slug }, files) => void got.set(slug, files as unknown as readonly string[]),
    workerFile: TELLING,
  });
  return got;
}

function map(slug: string, source: string): MapRecipe {
  return recipeOf({ slug, sources: [source] });
}
