export const KILOMETRES_PER_DEGREE = 111.2;

/** Whether a place lies in a region or within a tolerance of it in kilometres; longitudes may run on past 180°. */
export function holdsPlace({ polygons }, [longitude, latitude], tolerance = 0) {
  return [longitude, longitude + 360, longitude - 360].some(x =>
    polygons.some(
      polygon =>
        isNearBounds(polygon.bounds, [x, latitude], tolerance) &&
        holds(polygon.rings, [x, latitude], tolerance),
    ),
  );
}

function holds(rings, point, tolerance) {
  const isInside = rings.reduce((inside, ring) => inside !== isInRing(point, ring), false);
  return isInside || (tolerance > 0 && rings.some(ring => isAtRing(point, ring, tolerance)));
}

function isNearBounds([west, south, east, north], [x, y], tolerance) {
  const [across, along] = marginsAt(y, tolerance);
  return x >= west - across && x <= east + across && y >= south - along && y <= north + along;
}

function isInRing([x, y], ring) {
  let isInside = false;
  for (let index = 1; index < ring.length; index++) {
    const [[ax, ay], [bx, by]] = [ring[index - 1], ring[index]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

function isAtRing([x, y], ring, tolerance) {
  const [across, along] = marginsAt(y, tolerance);
  for (let index = 1; index < ring.length; index++) {
    const [ax, ay] = [(ring[index - 1][0] - x) / across, (ring[index - 1][1] - y) / along];
    const [bx, by] = [(ring[index][0] - x) / across, (ring[index][1] - y) / along];
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * (bx - ax) + ay * (by - ay)) / length));
    if (Math.hypot(ax + share * (bx - ax), ay + share * (by - ay)) <= 1) return true;
  }
  return false;
}

/** The tolerance in degrees of longitude and of latitude. */
function marginsAt(latitude, tolerance) {
  const along = tolerance / KILOMETRES_PER_DEGREE;
  return [along / Math.max(0.05, Math.cos((latitude * Math.PI) / 180)), along];
}
