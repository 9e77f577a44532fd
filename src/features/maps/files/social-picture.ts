/** Width at which social networks show the picture of a link, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 40;
const WATER = '#e9f1f3';

/** Puts a map's SVG, as the map compiler writes it, on a sheet of the size that social networks show. */
export function socialPicture(svg: string): string {
  const [size = '', width = 1, height = 1] = / width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return place(svg, size, Number(width), Number(height));
}

function place(svg: string, size: string, width: number, height: number): string {
  const scale = Math.min((WIDTH - 2 * MARGIN) / width, (HEIGHT - 2 * MARGIN) / height);
  const [shownWidth, shownHeight] = [width * scale, height * scale];
  const [x, y] = [(WIDTH - shownWidth) / 2, (HEIGHT - shownHeight) / 2];
  const map = svg.replace(
    size,
    ` x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${shownWidth.toFixed(1)}" height="${shownHeight.toFixed(1)}"`,
  );
  const sheet = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${WATER}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${sheet}${map}</svg>`;
}
