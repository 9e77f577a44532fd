/** Chile's islands in the open Pacific, all of them in Valparaíso: each group's eastern end, and the id and title that a map of them gives. */
const ISLANDS = [
  [-107, ['CL-VS-easter-island', 'Easter Island (Valparaíso)']],
  [-100, ['CL-VS-sala-y-gomez', 'Sala y Gómez (Valparaíso)']],
];
/** South of it lie the Juan Fernández Islands, north of it the Desventuradas. */
const BETWEEN = -30;
const JUAN_FERNANDEZ = ['CL-VS-juan-fernandez', 'Juan Fernández Islands (Valparaíso)'];
const DESVENTURADAS = ['CL-VS-desventuradas', 'Desventuradas Islands (Valparaíso)'];
/** No part of the mainland is further west. */
const COAST = -76;

/** The island group that a polygon of Valparaíso belongs to; `null` = the mainland. */
export function chileanIsland([[[longitude, latitude]]]) {
  const far = ISLANDS.find(([east]) => longitude < east);
  if (far !== undefined) return far[1];
  if (longitude > COAST) return null;
  return latitude < BETWEEN ? JUAN_FERNANDEZ : DESVENTURADAS;
}
