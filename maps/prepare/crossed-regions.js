import { bareName } from './bare-name.js';
import { groupedBy } from './grouped-by.js';
import { readSubdivisionNames } from './read-sources.js';

/** What Natural Earth found out about a region by its place, in GeoNames; all else belongs to the region's name. */
const BY_PLACE = ['gn_id', 'gn_name', 'gn_a1_code', 'gn_level', 'latitude', 'longitude'];

/**
 * Features with their names put right where the source gives each of some regions the name of the next, as in Guyana: a ring of
 * features whose `gn_name`s, which go by place, are the names of the next. Each gets the properties of the one that it is.
 */
export function uncrossed(features) {
  const names = readSubdivisionNames();
  return [...groupedBy(features, ({ properties }) => properties.iso_a2).values()].flatMap(group =>
    uncrossedCountry(group, names),
  );
}

function uncrossedCountry(features, names) {
  const owners = ownersOfNames(features, names);
  const next = new Map(features.map(feature => [feature, ownerByPlace(feature, owners, names)]));
  return features.map(feature => {
    if (!isInRing(feature, next)) return feature;
    const placed = Object.fromEntries(BY_PLACE.map(key => [key, feature.properties[key]]));
    return { ...feature, properties: { ...next.get(feature).properties, ...placed } };
  });
}

/** The one feature that has a name; `null` = several have it. */
function ownersOfNames(features, names) {
  const owners = new Map();
  for (const feature of features)
    for (const name of namesOf(feature, names)) owners.set(name, owners.has(name) ? null : feature);
  return owners;
}

function ownerByPlace(feature, owners, names) {
  const { gn_name } = feature.properties;
  if (!gn_name || namesOf(feature, names).has(bareName(gn_name))) return undefined;
  return owners.get(bareName(gn_name)) ?? undefined;
}

function namesOf({ properties: { name, iso_3166_2 } }, names) {
  return new Set([name, names.get(iso_3166_2)].filter(Boolean).map(bareName));
}

function isInRing(feature, next) {
  const seen = new Set();
  let step = next.get(feature);
  while (step !== undefined && step !== feature && !seen.has(step)) {
    seen.add(step);
    step = next.get(step);
  }
  return step === feature;
}
