import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createCounter } from '../../../../../src/templates/shared/words/create-counter.ts';
import { ENGLISH } from '../../../../../src/templates/shared/words/english.ts';
import { fillWord } from '../../../../../src/templates/shared/words/fill-word.ts';
import { GERMAN } from '../../../../../src/templates/shared/words/german.ts';
import { namesIn } from '../../../../../src/templates/shared/words/names-in.ts';
import type { Word } from '../../../../../src/templates/shared/words/words.ts';
import { wordsOf } from '../../../../../src/templates/shared/words/words-of.ts';

describe('fillWord', () => {
  it('fills in each name, and leaves what is filled in as it is', () => {
    const word: Word<'a' | 'b'> = '{a} and {b}, {a}';
    expect(fillWord(word, { a: '{b}', b: 2 })).toBe('{b} and 2, {b}');
  });
});

describe('a counter', () => {
  const pages: Word<'count'> = '{count, plural, one {# page} other {# pages}}';

  it('chooses the form of the language and writes the number as the language does', () => {
    const { count } = createCounter('en');
    expect([0, 1, 2, 4082].map(value => count(pages, value))).toEqual([
      '0 pages',
      '1 page',
      '2 pages',
      '4,082 pages',
    ]);
    expect(createCounter('de').count(pages, 4082)).toBe('4.082 pages');
  });

  it('knows languages with more forms than two, and takes `other` for one that is not written', () => {
    const { count } = createCounter('pl');
    const strony = '{count, plural, one {# strona} few {# strony} other {# stron}}';
    expect([1, 2, 5].map(value => count(strony, value))).toEqual(['1 strona', '2 strony', '5 stron']);
  });

  it.each(['en', 'en-GB', 'en-US', 'en-ZA', 'de', 'ar-EG'])(
    'writes numbers in %s as the platform does',
    language => {
      const { number } = createCounter(language);
      const format = new Intl.NumberFormat([language, 'en']);
      const decimals = [0, 1, 2, 3, 4].map(digits => 10 ** digits);
      const numbers = fc.tuple(fc.integer({ min: -1e7, max: 1e7 }), fc.constantFrom(...decimals));
      fc.assert(
        fc.property(
          fc.oneof(numbers, fc.tuple(fc.double({ min: 1e-9, max: 1e9 }), fc.constant(1))),
          ([a, b]) => {
            expect(number(a / b)).toBe(format.format(a / b));
          },
        ),
        { examples: [[[999, 1]], [[1000, 1]], [[1, 1e4]], [[10_005, 1e4]], [[1, 1e7]], [[Number.NaN, 1]]] },
      );
    },
  );

  it('makes no formatter of the platform for a small number in English', () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    expect([0, -7, 10.8, 999.125].map(createCounter('en').number)).toEqual(['0', '-7', '10.8', '999.125']);
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it('takes a word without forms', () => {
    expect(createCounter('ja').count('{count}ページ', 3)).toBe('3ページ');
  });
});

describe('namesIn', () => {
  it('finds names, and takes the forms of a plural for one', () => {
    expect(namesIn('Go to {version}')).toEqual(['version']);
    expect(namesIn('{b} {a} {b}')).toEqual(['a', 'b']);
    expect(namesIn('{x}, {count, plural, one {# inset} other {# insets}}')).toEqual(['count', 'x']);
    expect(namesIn('{count, plural, one {# inset}}')).not.toEqual(['count']);
  });
});

describe.each([['de', GERMAN]])('the words in %s', (_, table) => {
  it.each(Object.keys(ENGLISH))('have what the English ones are filled with: %s', area => {
    const [english, words] = [ENGLISH, table].map(
      each => each[area as keyof typeof ENGLISH] as Readonly<Record<string, string>>,
    );
    for (const [name, word] of Object.entries(words ?? {}))
      expect(namesIn(word), `${area}.${name}`).toEqual(namesIn(english?.[name] ?? ''));
  });
});

describe('wordsOf', () => {
  it('takes the table of the language for each of its regions', () => {
    expect(wordsOf('de-AT')).toEqual(GERMAN);
  });

  it('speaks English where it has no table for the language', () => {
    expect(wordsOf('en-GB')).toEqual(ENGLISH);
    expect(wordsOf('tlh')).toEqual(ENGLISH);
  });

  it('replaces single words and leaves their neighbours', () => {
    const words = wordsOf('en', { shell: { menu: 'Contents' } });
    expect(words.shell.menu).toBe('Contents');
    expect(words.shell.close).toBe('Close');
    expect(words.docs).toEqual(ENGLISH.docs);
  });
});
