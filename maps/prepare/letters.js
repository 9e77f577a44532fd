import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);

/** Writes the letters with which pictures for social networks are drawn: advance and outline, in thousandths of the size. */
const FILE = new URL('../../src/features/maps/letters/letters.json', import.meta.url);

/** ASCII, the letters of western and of central Europe, and signs that titles have. */
const CODES = [...range(0x20, 0x7e), ...range(0xa1, 0x17f), 0x2013, 0x2019];

const fonts = ['latin', 'latin-ext'].map(readFont);
const letters = CODES.map(code => String.fromCodePoint(code)).flatMap(letter => {
  const font = fonts.find(known => known.charToGlyphIndex(letter) > 0);
  if (font === undefined) return [];
  const glyph = font.charToGlyph(letter);
  return [[letter, [glyph.advanceWidth, glyph.getPath(0, 0, 1000).toPathData(0)]]];
});
const lines = letters.map(([letter, outline]) => `${JSON.stringify(letter)}:${JSON.stringify(outline)}`);
writeFileSync(fileURLToPath(FILE), `{\n${lines.join(',\n')}\n}\n`);

function readFont(subset) {
  const file = require.resolve(`@fontsource/instrument-sans/files/instrument-sans-${subset}-600-normal.woff`);
  const { buffer, byteOffset, length } = readFileSync(file);
  return opentype.parse(buffer.slice(byteOffset, byteOffset + length));
}

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
