import { writeFileSync } from 'node:fs';
import { arcIndexes } from './dissolve.js';
import { overseasTerritory } from './overseas.js';
import { compare } from './read-regions.js';

/** Writes `borders.json`: each territory's neighbours by land, from the arcs that they share. */
export function writeBorders(directory, parts, shared) {
  const neighbours = new Map();
  for (const territories of territoriesByArc(parts, shared).values())
    for (const one of territories)
      for (const other of territories)
        if (one !== other) neighbours.set(one, (neighbours.get(one) ?? new Set()).add(other));
  const sorted = [...neighbours]
    .sort(([a], [b]) => compare(a, b))
    .map(([territory, others]) => [territory, [...others].sort(compare)]);
  writeFileSync(`${directory}/borders.json`, `${JSON.stringify(Object.fromEntries(sorted))}\n`);
}

function territoriesByArc(parts, shared) {
  const territories = new Map();
  parts.forEach((part, index) => {
    const territory = overseasTerritory(part.id) ?? part.territory;
    if (territory.length !== 2) return;
    for (const arc of arcIndexes(shared.objects.parts.geometries[index]))
      territories.set(arc, (territories.get(arc) ?? new Set()).add(territory));
  });
  return territories;
}
