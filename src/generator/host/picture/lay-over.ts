import type { Pixels } from './encode-png.ts';

/** Pixels laid over others without holes, of the same size. Throws if the sizes differ. */
export function layOver(ground: Pixels, { width, height, pixels }: Pixels): Pixels {
  if (width !== ground.width || height !== ground.height)
    throw new Error(
      `A drawing of ${width} × ${height} pixels cannot lie on one of ${ground.width} × ${ground.height}`,
    );
  const all = Uint8Array.from(ground.pixels);
  for (let at = 0; at < all.length; at += 4) {
    const opacity = pixels[at + 3] ?? 0;
    if (opacity === 0) continue;
    for (let channel = at; channel < at + 3; channel++) {
      const below = all[channel] ?? 0;
      all[channel] = below + Math.round((((pixels[channel] ?? 0) - below) * opacity) / 255);
    }
  }
  return { width, height, pixels: all };
}
