import { type Diagnostic, nearestName } from '@mapwright/site/source';
import type { MapRecipe } from '../map.ts';
import type { PreparedRegion, PreparedTopology } from '../prepared-topology.ts';
import { mapError } from './map-diagnostic.ts';
import { matchesId } from './region-ids.ts';

/** Prepared geometry by file: `countries/DE`. */
export type TopologyOf = (file: string) => PreparedTopology | undefined;

/** Regions of one source. */
export interface Selection {
  readonly topology: PreparedTopology;
  readonly regions: readonly PreparedRegion[];
}

/** The regions of a map by source, and the mistakes in the selection. */
export function selectRegions(
  recipe: MapRecipe,
  topologyOf: TopologyOf,
): { readonly selections: readonly Selection[]; readonly diagnostics: readonly Diagnostic[] } {
  const found = recipe.sources.map(source => findSource(source, recipe, topologyOf));
  const diagnostics = found.flatMap(item => ('topology' in item ? [] : [item]));
  if (diagnostics.length > 0) return { selections: [], diagnostics };
  const all = found.flatMap(item => ('topology' in item ? [item] : []));
  const selections = all.map(({ topology, regions }) => ({
    topology,
    regions: regions.filter(region => isWanted(region, recipe)),
  }));
  const ids = selections.flatMap(({ regions }) => regions.map(({ id }) => id));
  const known = all.flatMap(({ regions }) => regions.map(({ id }) => id));
  const problems = [...unknownIds(recipe, known, ids), ...repeatedIds(recipe, ids)];
  if (ids.length > 0 || problems.length > 0) return { selections, diagnostics: problems };
  return { selections, diagnostics: [emptyMap(recipe)] };
}

function findSource(source: string, recipe: MapRecipe, topologyOf: TopologyOf): Selection | Diagnostic {
  const [file = '', name = 'regions'] = source.split('#', 2);
  const topology = topologyOf(file);
  if (topology === undefined) {
    return mapError(recipe, 'unknown-source', {
      message: `uses “${source}”, but maps/data/${file}.json is missing or is not a prepared topology`,
      hint: 'Write the path of a file in maps/data without its extension, such as countries/DE, or prepare that file.',
    });
  }
  if (Object.hasOwn(topology.objects, name))
    return { topology, regions: topology.objects[name]?.geometries ?? [] };
  const names = Object.keys(topology.objects);
  const near = nearestName(name, names);
  return mapError(recipe, 'unknown-source', {
    message: `uses “${source}”, but maps/data/${file}.json has no object “${name}”`,
    hint: `${near === undefined ? '' : `Did you mean ${file}#${near}? `}Its objects are ${names.join(', ')}.`,
  });
}

function isWanted({ id, properties }: PreparedRegion, { where, only, without }: MapRecipe): boolean {
  return (
    Object.entries(where).every(([name, value]) => properties[name] === value) &&
    (only.length === 0 || only.some(written => matchesId(id, written))) &&
    !without.some(written => matchesId(id, written))
  );
}

/** `only` and `without` name regions of the sources, `disputed` and insets name regions that the map shows. */
function unknownIds(
  recipe: MapRecipe,
  known: readonly string[],
  shown: readonly string[],
): readonly Diagnostic[] {
  const fields = [
    { name: 'only', written: recipe.only, ids: known },
    { name: 'without', written: recipe.without, ids: known },
    { name: 'disputed', written: recipe.disputed, ids: shown },
    ...recipe.insets.map(inset => ({
      name: `the inset “${inset.title}”`,
      written: inset.regions,
      ids: shown,
    })),
  ];
  return fields.flatMap(({ name, written, ids }) =>
    written
      .filter(pattern => !ids.some(id => matchesId(id, pattern)))
      .map(pattern => {
        const near = nearestName(pattern.replace('*', ''), ids);
        return mapError(recipe, 'unknown-region', {
          message: `has no region “${pattern}”, which is listed in ${name}`,
          hint: near === undefined ? `Its regions are ${listOf(ids)}.` : `Did you mean ${near}?`,
        });
      }),
  );
}

function repeatedIds(recipe: MapRecipe, ids: readonly string[]): readonly Diagnostic[] {
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...repeated].map(id =>
    mapError(recipe, 'duplicate-region', {
      message: `has the region “${id}” more than once`,
      hint: 'Give each region in the prepared data a different id, or leave out one of its sources.',
    }),
  );
}

function emptyMap(recipe: MapRecipe): Diagnostic {
  return mapError(recipe, 'empty', {
    message: 'has no regions',
    hint: 'Check its fields where, only and without: together they exclude every region of its sources.',
  });
}

function listOf(ids: readonly string[]): string {
  return ids.length > 12 ? `${ids.slice(0, 12).join(', ')} and ${ids.length - 12} more` : ids.join(', ');
}
