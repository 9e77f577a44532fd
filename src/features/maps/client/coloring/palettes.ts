import { spreadColors } from '../map/choropleth.ts';

/**
 * Runs of colours from low to high that colour-blind people can tell apart, for seven classes. All but `teal` and `viridis` are from
 * ColorBrewer (colorbrewer2.org), by Cynthia A. Brewer, Geography, Pennsylvania State University, under the Apache licence 2.0; `viridis`
 * is by Stéfan van der Walt and Nathaniel Smith, in the public domain (CC0).
 */
export const PALETTES: Readonly<Record<string, readonly string[]>> = {
  teal: colorsOf('d6ebef b0d5de 7cb9c8 4fa3b5 2f8193 175f71 063f4d'),
  blues: colorsOf('eff3ff c6dbef 9ecae1 6baed6 4292c6 2171b5 084594'),
  greens: colorsOf('edf8e9 c7e9c0 a1d99b 74c476 41ab5d 238b45 005a32'),
  oranges: colorsOf('feedde fdd0a2 fdae6b fd8d3c f16913 d94801 8c2d04'),
  purples: colorsOf('f2f0f7 dadaeb bcbddc 9e9ac8 807dba 6a51a3 4a1486'),
  ylgnbu: colorsOf('ffffcc c7e9b4 7fcdbb 41b6c4 1d91c0 225ea8 0c2c84'),
  ylorrd: colorsOf('ffffb2 fed976 feb24c fd8d3c fc4e2a e31a1c b10026'),
  viridis: colorsOf('fde725 90d743 35b779 21918c 31688e 443983 440154'),
  rdbu: colorsOf('b2182b ef8a62 fddbc7 f7f7f7 d1e5f0 67a9cf 2166ac'),
  puor: colorsOf('b35806 f1a340 fee0b6 f7f7f7 d8daeb 998ec3 542788'),
  brbg: colorsOf('8c510a d8b365 f6e8c3 f5f5f5 c7eae5 5ab4ac 01665e'),
};

export const FIRST_PALETTE = 'teal';

/** The colour of regions without a figure, at first. */
export const NO_DATA = '#d9d9d6';

/** The colours of a palette for a number of classes: its ends and what is evenly between them. */
export function paletteColors(name: string, count: number, isReversed = false): readonly string[] {
  const colors = PALETTES[name] ?? [];
  return spreadColors(isReversed ? colors.toReversed() : colors, count);
}

function colorsOf(colors: string): readonly string[] {
  return colors.split(' ').map(color => `#${color}`);
}
