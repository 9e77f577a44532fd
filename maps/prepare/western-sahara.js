import { difference, intersection } from './clip-polygons.js';

/** The border between Morocco and Western Sahara, 27° 40′ north, as Natural Earth draws it where nobody disputes it. */
const BORDER = 27.66144;
const SOUTH = [
  [
    [-20, 20],
    [-8, 20],
    [-8, BORDER],
    [-20, BORDER],
    [-20, 20],
  ],
];
/** Regions that Natural Earth counts as Moroccan as far as Morocco governs them. */
const ACROSS = new Set(['MAR-3456', 'MAR-3457', 'MAR-3469']);

/** Whether a region of Morocco's order lies in Western Sahara in part or as a whole. */
export function isAcrossWesternSahara(id) {
  return ACROSS.has(id);
}

/** The parts of such a region: what lies in Morocco, and what belongs to the one region of Western Sahara. */
export function partsOfWesternSahara(polygons) {
  return [
    { territory: 'MA', polygons: difference(polygons, SOUTH) },
    { territory: 'EH', id: 'EH', polygons: intersection(polygons, SOUTH) },
  ].filter(part => part.polygons.length > 0);
}
