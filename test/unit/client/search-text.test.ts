import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findTexts,
  inflectedForms,
  isNearly,
  searchWords,
  toSearchText,
} from '../../../src/client/search-text.ts';

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

  it('writes letters that have no accent to lose as people type them', () => {
    expect(toSearchText('Øresund, Łódź, Straße, Cœur')).toBe(' oresund lodz strasse coeur');
  });

  it('changes nothing that it has prepared already', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(toSearchText(toSearchText(text))).toBe(toSearchText(text));
      }),
    );
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

  it('forgives a typing error in a longer word that is nowhere', () => {
    expect(find('kazahkstan')).toEqual(['Kazakhstan']);
    expect(find('belrus')).toEqual(['Belarus']);
    expect(find('unitde stat')).toEqual(['United States usa-full']);
    expect(find('austira')).toEqual(['Austria']);
  });

  it('finds nothing where a word is nowhere', () => {
    expect(find('austria qqq')).toEqual([]);
  });
});

describe('searchWords', () => {
  it('keeps a version together, with or without its letter', () => {
    expect(searchWords('Since v8.7.0: getById()')).toEqual(['since', '8.7.0', 'getbyid']);
  });
});

describe('isNearly', () => {
  it.each(['choroplet', 'chroropleth', 'chorolpeth', 'xhoropleth', 'chorople', 'hcoropl'])(
    'forgives one letter: %s',
    typed => expect(isNearly('choropleth', typed)).toBe(true),
  );

  it('forgives one letter that is changed, left out, added or swapped in any word of five letters or more', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdefg'), minLength: 6, maxLength: 12 });
    fc.assert(
      fc.property(letters, fc.nat(5), fc.constantFrom(...'abcdefg'), (word, at, letter) => {
        const [before, after] = [word.slice(0, at), word.slice(at + 1)];
        const swapped = before + after.slice(0, 1) + word[at] + after.slice(1);
        for (const typed of [
          before + letter + after,
          before + after,
          before + letter + word.slice(at),
          swapped,
        ])
          expect(isNearly(word, typed), typed).toBe(true);
      }),
    );
  });

  it.each(['chorpelth', 'horopelth', 'chart', 'map', '8.7.1'])('does not forgive more: %s', typed =>
    expect(isNearly('choropleth', typed)).toBe(false),
  );

  it('takes short words and numbers literally', () => {
    expect(isNearly('maps', 'mpas')).toBe(false);
    expect(isNearly('12345', '12354')).toBe(false);
  });
});

describe('inflectedForms', () => {
  it.each([
    ['markers', 'marker'],
    ['clustering', 'cluster'],
    ['cluster', 'clustering'],
    ['countries', 'country'],
    ['country', 'countries'],
    ['mapping', 'map'],
    ['resize', 'resizing'],
    ['resizing', 'resize'],
    ['boxes', 'box'],
    ['embedded', 'embed'],
  ])('%s is a form of %s', (word, form) => expect([...inflectedForms(word)]).toContain(form));

  it('leaves short words, names in code and other scripts alone', () => {
    for (const word of ['gas', 'x1000s', 'карты']) expect([...inflectedForms(word)]).toEqual([]);
  });
});
