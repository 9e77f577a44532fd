import sharp, { type Sharp } from 'sharp';

/** A picture with soft shapes and noise, so that it takes as many bytes as a photo does. */
export async function photo(width: number, height: number): Promise<Sharp> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = {
    width: Math.ceil(width / 8),
    height: Math.ceil(height / 8),
    channels: 3,
    background: '#000',
    noise,
  } as const;
  const small = await sharp({ create }).png().toBuffer();
  return sharp(small).resize(width, height, { fit: 'fill', kernel: 'cubic' });
}
