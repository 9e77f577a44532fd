import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES_PER_FOLDER = 50;

const WORDS = (
  'acorn barrel bridge candle canyon cedar cinder clover cobalt copper cotton crystal dapple delta ember falcon feather fern ' +
  'flint garden ginger granite harbor hazel heron hollow indigo ivory jasper juniper kettle lagoon lantern laurel linen ' +
  'magnet maple marble meadow mirror mosaic nectar oyster paper pebble pepper pigeon pollen prairie quartz quiver ribbon ' +
  'river saddle saffron shadow signal silver spruce sunder thicket thimble timber tundra umber valley velvet violet walnut willow winter'
).split(' ');

/** Pages that every generator builds. */
export interface Corpus {
  /** Names its folder. */
  readonly name: string;
  readonly pages: readonly CorpusPage[];
}

/** A page of a corpus: its path below the corpus, and its text. */
export interface CorpusPage {
  readonly path: string;
  readonly text: string;
}

/** The pages of a corpus: title front matter and three paragraphs, about 1 KiB each. The same for the same number. */
export function corpusPages(count: number): readonly CorpusPage[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomFrom(index + 1);
    const title = capitalized(words(random, 4));
    const folder = `part-${String(Math.floor(index / FILES_PER_FOLDER)).padStart(3, '0')}`;
    const name = `${String(index).padStart(5, '0')}-${title.toLowerCase().replaceAll(' ', '-')}`;
    const body = Array.from({ length: 3 }, () => paragraph(random)).join('\n\n');
    return { path: `${folder}/page-${name}.md`, text: `---\ntitle: ${title}\n---\n\n${body}\n` };
  });
}

/** Writes a corpus into an empty folder. */
export function writeCorpus(folder: string, pages: readonly CorpusPage[]): void {
  rmSync(folder, { recursive: true, force: true });
  for (const { path, text } of pages) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function paragraph(random: () => number): string {
  const count = 4 + Math.floor(random() * 3);
  return Array.from(
    { length: count },
    () => `${capitalized(words(random, 6 + Math.floor(random() * 8)))}.`,
  ).join(' ');
}

function words(random: () => number, count: number): string {
  return Array.from({ length: count }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Numbers from 0 to 1 (xorshift), the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}
