import type { Word } from './words.ts';

/** Writes numbers and counted words in a language. Make it only where it is needed: the platform's formatters take milliseconds to load. */
export interface Counter {
  /** `4082` → `4,082`. */
  readonly number: (value: number) => string;
  /** With this many decimals: `1.5`. */
  readonly decimal: (value: number, digits: number) => string;
  /** A number with its unit; three capitals are a currency: `€1,500`. */
  readonly quantity: (value: number, unit: string) => string;
  /** The form of a word for a number, with the number in it: `1 page`, `16 pages`. */
  readonly count: (word: Word<'count'>, value: number) => string;
}

/** Makes a language's counter. It creates the formatters at their first use. */
export function createCounter(language: string): Counter {
  // English rather than the machine's language, if the platform does not know the site's.
  const locales = [language, 'en'];
  let numbers: Intl.NumberFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  function number(value: number): string {
    if (isPlain(value, language)) return String(value);
    numbers ??= new Intl.NumberFormat(locales);
    return numbers.format(value);
  }
  return {
    number,
    decimal: (value, digits) =>
      Number(value.toFixed(digits)).toLocaleString(locales, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        useGrouping: false,
      }),
    quantity(value, unit) {
      if (!/^[A-Z]{3}$/.test(unit)) return [number(value), unit].filter(Boolean).join(' ');
      const isWhole = Number.isInteger(value);
      return value.toLocaleString(locales, {
        style: 'currency',
        currency: unit,
        ...(isWhole && { maximumFractionDigits: 0 }),
      });
    },
    count(word, value) {
      plurals ??= new Intl.PluralRules(locales);
      return pluralForm(word, plurals.select(value)).replace(/#|\{count\}/, () => number(value));
    },
  };
}

/**
 * Whether the platform's formatter would write a number as `String` does: without groups, with a point and at most three decimals. It takes
 * up to 30 ms to load, and most legends and notes of maps have no other numbers.
 */
function isPlain(value: number, language: string): boolean {
  return /^en(-GB|-US)?$/.test(language) && Math.abs(value) < 1000 && Number(value.toFixed(3)) === value;
}

/** All forms of a counted word. Every language has `other`. */
export const PLURAL = /\{count, plural, ((?:\w+ \{[^{}]*\} )*other \{[^{}]*\}(?: \w+ \{[^{}]*\})*)\}/;
const FORM = /(\w+) \{([^{}]*)\}/g;

/** The word with one form in place of all its forms; `other` if the form is not written. */
function pluralForm(word: string, category: string): string {
  return word.replace(PLURAL, (_, written: string) => {
    const forms = new Map([...written.matchAll(FORM)].map(([, name, form]) => [name, form] as const));
    return forms.get(category) ?? forms.get('other') ?? '';
  });
}
