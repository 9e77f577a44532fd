import { canOutline, outlineText, widthOfText } from '@mapwright/site/picture';

/** Replaces the labels of a map's SVG, as the map compiler writes it, by outlines, because a picture has no fonts. */
export function outlineLabels(svg: string): string {
  return svg.replace(GROUP, (_, color: string, size: string, labels: string) =>
    labels.replace(LABEL, (_, x: string, y: string, own: string | undefined, text: string) =>
      labelAt(Number(x), Number(y), { text: unescapeText(text), size: Number(own ?? size), color }),
    ),
  );
}

const GROUP = /<g fill="(#\w+)"[^>]*? font-size="([\d.]+)" text-anchor="middle">(.*?)<\/g>/gs;
const LABEL = /<text x="([\d.-]+)" y="([\d.-]+)"(?: font-size="([\d.]+)")?>([^<]*)<\/text>/g;

function labelAt(
  x: number,
  y: number,
  { text, size, color }: { readonly text: string; readonly size: number; readonly color: string },
): string {
  return canOutline(text) ? outlineText(text, { x: x - widthOfText(text, size) / 2, y, size, color }) : '';
}

function unescapeText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
