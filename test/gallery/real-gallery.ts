import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMap, type MapCompilation } from '../../src/features/maps/load/compile-map.ts';
import { readCatalogue } from '../../src/features/maps/load/read-catalogue.ts';
import { readMapSources } from '../../src/features/maps/load/read-map-sources.ts';
import type { CompiledMap, MapRecipe } from '../../src/features/maps/map.ts';
import type { PreparedTopology } from '../../src/features/maps/prepared-topology.ts';
import type { Diagnostic } from '../../src/generator/model/diagnostic.ts';
import { projectRoot } from '../machine.ts';

/** The gallery of the website: what its catalogue asks for, and what the compiler makes of it. */
export interface RealGallery {
  readonly recipes: readonly MapRecipe[];
  /** In the order of the catalogue; a map that cannot be made is left out and reported. */
  readonly maps: readonly CompiledMap[];
  readonly diagnostics: readonly Diagnostic[];
}

export const product = { name: 'Mapwright', slug: 'mapwright' };

const folder = join(projectRoot, 'maps');

const sources = readMapSources({
  file: 'maps/sources.yml',
  text: readFileSync(join(folder, 'sources.yml'), 'utf8'),
  product,
}).items;

/** Compiles every map of the catalogue. */
export function compileGallery(): RealGallery {
  const { recipes, diagnostics } = readRealCatalogue();
  const compiled = recipes.map(compile);
  return {
    recipes,
    maps: compiled.flatMap(({ map }) => (map === null ? [] : [map])),
    diagnostics: [...diagnostics, ...compiled.flatMap(({ diagnostics: own }) => own)],
  };
}

/** Compiles one map of the catalogue. */
export function compile(recipe: MapRecipe): MapCompilation {
  return compileMap(recipe, topologyOf, { product, sources });
}

const topologies = new Map<string, PreparedTopology | undefined>();

/** Prepared geometry, parsed once: `countries/DE`. */
export function topologyOf(name: string): PreparedTopology | undefined {
  if (!topologies.has(name)) topologies.set(name, readTopology(name));
  return topologies.get(name);
}

function readTopology(name: string): PreparedTopology | undefined {
  const files = readdirSync(join(folder, 'data'), { recursive: true, encoding: 'utf8' });
  const file = files.find(path => path.replaceAll('\\', '/') === `${name}.json`);
  if (file === undefined) return undefined;
  return JSON.parse(readFileSync(join(folder, 'data', file), 'utf8')) as PreparedTopology;
}

function readRealCatalogue() {
  const files = readdirSync(join(folder, 'catalogue')).sort();
  return readCatalogue(
    files.map(name => ({
      file: `maps/catalogue/${name}`,
      text: readFileSync(join(folder, 'catalogue', name), 'utf8'),
      product,
    })),
  );
}
