/** Degrees by which Natural Earth draws small states beside their places: moved by as much, their regions hold the towns of GeoNames. */
const OFFSETS = { AI: [-0.0059, -0.0176], NR: [0.0031, -0.0103], SM: [0.0166, 0] };
/** Sombrero and the cays, far from Anguilla. */
const UNMOVED = 'AIA-99';

/** Parts of regions with those states moved, and with them the borders that neighbours share with them. */
export function moved(parts) {
  const offsets = new Map(
    parts.flatMap(({ territory, id, polygons }) =>
      territory in OFFSETS && id !== UNMOVED
        ? polygons.flat(2).map(point => [point.join(), OFFSETS[territory]])
        : [],
    ),
  );
  const movedPoint = point => {
    const [dx, dy] = offsets.get(point.join()) ?? [0, 0];
    return [round(point[0] + dx), round(point[1] + dy)];
  };
  return parts.map(part => {
    if (!part.polygons.flat(2).some(point => offsets.has(point.join()))) return part;
    return { ...part, polygons: part.polygons.map(rings => rings.map(ring => ring.map(movedPoint))) };
  });
}

function round(value) {
  return Math.round(value * 1e5) / 1e5;
}
