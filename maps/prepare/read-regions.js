import { northOfAland } from './aland.js';
import { kiribatiArchipelago, unwrapped, withoutPoleEdge } from './antimeridian.js';
import { chileanIsland } from './chilean-islands.js';
import { uncrossed } from './crossed-regions.js';
import { isAtGreatLakes, withoutGreatLakes } from './great-lakes.js';
import { groupedBy } from './grouped-by.js';
import { islandOf, isToldByIslands } from './islands.js';
import { moved } from './moved-territories.js';
import { readAdmin1 } from './read-sources.js';
import { codedRegionId, namedRegionId } from './region-ids.js';
import { territoryOf } from './territories.js';
import { isAcrossWesternSahara, partsOfWesternSahara } from './western-sahara.js';

/**
 * Natural Earth's features as parts of regions: territory, id, source properties and polygons in degrees. Several parts may have
 * one id. Antarctica comes twice: whole for the world (`AQ-WORLD`), and without its edge along the pole.
 */
export function readRegions() {
  const features = uncrossed(readAdmin1())
    .map(({ properties, geometry }) => ({ properties, geometry, territory: territoryOf(properties) }))
    .filter(({ territory }) => territory !== null)
    .sort(
      (a, b) => compare(a.territory, b.territory) || compare(a.properties.adm1_code, b.properties.adm1_code),
    );
  const parts = moved(identified(features).flatMap(asParts));
  return [...parts, northOfAland(parts.filter(({ territory }) => territory === 'AX'))];
}

export function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

function identified(features) {
  const coded = features.map(feature => ({ ...feature, id: codedRegionId(feature.properties) }));
  const taken = new Set(coded.map(({ id }) => id));
  const counts = groupedBy(coded, ({ territory }) => territory);
  return coded.map(feature => {
    if (feature.id !== null) return feature;
    const id = namedRegionId(feature.properties, taken);
    taken.add(id);
    const isAlone = counts.get(feature.territory).length === 1;
    return { ...feature, id: isAlone && !id.startsWith(`${feature.territory}-`) ? feature.territory : id };
  });
}

function asParts({ territory, id, properties, geometry }) {
  const coordinates = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const polygons = unwrapped(territory, coordinates);
  if (territory === 'KI')
    return polygons.map(polygon => ({
      territory,
      id: kiribatiArchipelago(polygon),
      properties,
      polygons: [polygon],
    }));
  if (isToldByIslands(territory))
    return polygons.map(polygon => {
      const island = islandOf(territory, polygon);
      return { territory, id: island.id, title: island.title, properties, polygons: [polygon] };
    });
  if (id === 'CL-VS')
    return polygons.map(polygon => ({
      territory,
      id,
      island: chileanIsland(polygon),
      properties,
      polygons: [polygon],
    }));
  if (isAcrossWesternSahara(id))
    return partsOfWesternSahara(polygons).map(part => ({ ...part, id: part.id ?? id, properties }));
  if (isAtGreatLakes(id)) return [{ territory, id, properties, polygons: withoutGreatLakes(polygons) }];
  if (territory !== 'AQ') return [{ territory, id, properties, polygons }];
  return [
    { territory: 'AQ-WORLD', id, properties, polygons },
    { territory, id, properties, polygons: withoutPoleEdge(polygons) },
  ];
}
