import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);

/** Writes the letters with which pictures for social networks are drawn: advance and outline, in thousandths of the size. */
const FILE = new URL('../../src/generator/kit/picture/letters/letters.json', import.meta.url);

/** Every letter and sign that the font may have; what it has in private areas is no text. */
const CODES = [...range(0x20, 0x7e), ...range(0xa1, 0x24f), ...range(0x1e00, 0x22ff)];

/** Accents that stand alone, by those that combine. Letters that the font lacks are put together with them. */
const ACCENTS = { '\u0302': 'ˆ', '\u0303': '˜' };
/** Letters that look the same, or have a form without their dot for an accent. */
const TWINS = { Ţ: 'Ț', ţ: 'ț', i: 'ı', j: 'ȷ' };

const fonts = ['latin', 'latin-ext'].map(readFont);
const letters = CODES.flatMap(code => {
  const letter = String.fromCodePoint(code);
  const outline = outlineOf(letter) ?? composed(letter);
  return outline === undefined ? [] : [[letter, outline]];
});
const lines = letters.map(([letter, outline]) => `${JSON.stringify(letter)}:${JSON.stringify(outline)}`);
writeFileSync(fileURLToPath(FILE), `{\n${lines.join(',\n')}\n}\n`);

function outlineOf(letter, x = 0, y = 0) {
  const font = fonts.find(known => known.charToGlyphIndex(letter) > 0);
  const glyph = font?.charToGlyph(letter);
  return glyph && [glyph.advanceWidth, glyph.getPath(x, y, 1000).toPathData(0)];
}

/** A letter with its accent in the middle above it, higher above tall letters. */
function composed(letter) {
  if (letter in TWINS) return outlineOf(TWINS[letter]);
  const [base = '', mark = '', ...more] = letter.normalize('NFD');
  const accent = ACCENTS[mark];
  if (accent === undefined || more.length > 0) return undefined;
  const [width, path] = outlineOf(TWINS[base] ?? base) ?? [];
  if (width === undefined) return undefined;
  const rise = /[A-Zh]/.test(base) ? heightOf('x') - heightOf('X') : 0;
  return [width, path + outlineOf(accent, (width - outlineOf(accent)[0]) / 2, rise)[1]];
}

function heightOf(letter) {
  return fonts[0].charToGlyph(letter).getMetrics().yMax;
}

function readFont(subset) {
  const file = require.resolve(`@fontsource/instrument-sans/files/instrument-sans-${subset}-600-normal.woff`);
  const { buffer, byteOffset, length } = readFileSync(file);
  return opentype.parse(buffer.slice(byteOffset, byteOffset + length));
}

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
