/** Kilometres by which a coast or a border of a map's scale may miss a place. */
const TOLERANCE = 5;
const KILOMETRES_PER_DEGREE = 111.2;

/** Whether a place lies in a region, or as near to it as its outline is exact; longitudes may run on past 180°. */
export function holdsPlace({ polygons }, [longitude, latitude]) {
  return [longitude, longitude + 360, longitude - 360].some(x =>
    polygons.some(
      polygon => isNearBounds(polygon.bounds, [x, latitude]) && holds(polygon.rings, [x, latitude]),
    ),
  );
}

function holds(rings, point) {
  const isInside = rings.reduce((inside, ring) => inside !== isInRing(point, ring), false);
  return isInside || rings.some(ring => isAtRing(point, ring));
}

function isNearBounds([west, south, east, north], [x, y]) {
  const [across, along] = marginsAt(y);
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

function isAtRing([x, y], ring) {
  const [across, along] = marginsAt(y);
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
function marginsAt(latitude) {
  const along = TOLERANCE / KILOMETRES_PER_DEGREE;
  return [along / Math.max(0.05, Math.cos((latitude * Math.PI) / 180)), along];
}
