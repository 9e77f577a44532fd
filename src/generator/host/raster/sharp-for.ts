import sharp from 'sharp';

/**
 * The library for pictures, with which this process reads only the named formats, whatever a file is called: it knows others, some of
 * which run code or open further files.
 */
export function sharpFor(formats: readonly ('Heif' | 'Jpeg' | 'Png' | 'Svg' | 'Webp')[]): typeof sharp {
  // Equal bytes on machines with any number of processors; several pictures are made at once anyway.
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: formats.map(format => `VipsForeignLoad${format}Buffer`) });
  return sharp;
}
