import polygonClipping from 'polygon-clipping';

/** What of some polygons (arrays of rings, in degrees) lies outside all others. */
export function difference(polygons, ...others) {
  return restored(polygonClipping.difference(polygons, ...others), polygons);
}

/** What of some polygons lies inside all others. */
export function intersection(polygons, ...others) {
  return restored(polygonClipping.intersection(polygons, ...others), polygons);
}

function restored(clipped, polygons) {
  const originals = polygons.flat(2);
  return clipped.map(rings => rings.map(ring => withPointsOfSides(ring.map(rounded), originals)));
}

function rounded([x, y]) {
  return [Math.round(x * 1e5) / 1e5, Math.round(y * 1e5) / 1e5];
}

/** The clipping leaves out points in the middle of a straight side; a neighbour has them, and its border must stay the same line. */
function withPointsOfSides(ring, originals) {
  return ring.flatMap((to, index) =>
    index === 0 ? [to] : [...pointsOnSide(ring[index - 1], to, originals), to],
  );
}

/** A metre, in degrees: rounding may have moved a point off its side by as much. */
const TOLERANCE = 1.5e-5;

function pointsOnSide([ax, ay], [bx, by], points) {
  const length = Math.hypot(bx - ax, by - ay);
  const along = ([x, y]) => ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
  const across = ([x, y]) => Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length;
  return points
    .filter(point => {
      const distance = along(point);
      return distance > TOLERANCE && distance < length - TOLERANCE && across(point) < TOLERANCE;
    })
    .sort((a, b) => along(a) - along(b));
}
