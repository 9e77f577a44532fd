import { describe, expect, it } from 'vitest';
import { findTexts, toSearchText } from '../../../src/client/search-text.ts';

const TITLES = [
  'Austria',
  'Belarus',
  "Côte d'Ivoire",
  'United States usa-full',
  'Åland Islands',
  'Kazakhstan',
];
const TEXTS = TITLES.map(toSearchText);

function find(query: string): readonly (string | undefined)[] {
  return [...findTexts(TEXTS, query)].map(index => TITLES[index]);
}

describe('toSearchText', () => {
  it('leaves small letters without accents, and words apart', () => {
    expect(toSearchText('São Tomé & Príncipe (DE-BE)')).toBe(' sao tome principe de be');
  });

  it('leaves apostrophes out, straight or curly', () => {
    expect(toSearchText("Côte d'Ivoire")).toBe(toSearchText('Cote d’Ivoire'));
  });

  it('keeps other scripts', () => {
    expect(toSearchText('Україна')).toBe(' украіна');
  });
});

describe('findTexts', () => {
  it('finds everything when nothing is asked', () => {
    expect(find('  ')).toEqual(TITLES);
  });

  it('asks for beginnings of words, in any order', () => {
    expect(find('us')).toEqual(['United States usa-full']);
    expect(find('full uni')).toEqual(['United States usa-full']);
  });

  it('ignores accents and apostrophes on both sides', () => {
    expect(find('cote divoire')).toEqual(["Côte d'Ivoire"]);
    expect(find('ALAND')).toEqual(['Åland Islands']);
    expect(find('áustria')).toEqual(['Austria']);
  });

  it('asks for parts of words only when no beginning matches', () => {
    expect(find('stan')).toEqual(['Kazakhstan']);
    expect(find('aru')).toEqual(['Belarus']);
  });

  it('finds nothing where a word is nowhere', () => {
    expect(find('austria qqq')).toEqual([]);
  });
});
