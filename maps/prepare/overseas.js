/** Parts of a state that ISO 3166-1 lists, and that a map of their own and that of their continent show, by their regions there. */
const OVERSEAS = {
  'FR-971': ['GP', 'GP'],
  'FR-972': ['MQ', 'MQ'],
  'FR-973': ['GF', 'GF'],
  'FR-974': ['RE', 'RE'],
  'FR-976': ['YT', 'YT'],
  'NL-BQ1': ['BQ', 'BQ-BO'],
  'NL-BQ2': ['BQ', 'BQ-SA'],
  'NL-BQ3': ['BQ', 'BQ-SE'],
};

/** ISO 3166-1 code of the territory that a region is (a part of) on its own; else `undefined`. */
export function overseasTerritory(id) {
  return OVERSEAS[id]?.[0];
}

/** A part as a region of its territory's own map; `undefined` = it has none. */
export function onOwnMap(part) {
  if (!(part.id in OVERSEAS)) return undefined;
  const [territory, id] = OVERSEAS[part.id];
  return { ...part, territory, id };
}
