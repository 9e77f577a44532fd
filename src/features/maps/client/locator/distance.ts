/** A place on the earth, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS = 6371;

/** The shortest way over the earth between two places, in kilometres. */
export function distanceBetween(a: Position, b: Position): number {
  const toRadians = Math.PI / 180;
  const half = (angle: number) => Math.sin((angle * toRadians) / 2) ** 2;
  const across = Math.cos(a.latitude * toRadians) * Math.cos(b.latitude * toRadians);
  const chord = half(b.latitude - a.latitude) + across * half(b.longitude - a.longitude);
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}
