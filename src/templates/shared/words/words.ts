import type { ENGLISH } from './english.ts';

/**
 * A word or a sentence of the interface. `{name}` in it is filled in where it is used (`fillWord`); a count is written as
 * `{count, plural, one {# page} other {# pages}}`, with the forms that the language has (`createCounter`). The type holds the names.
 */
export type Word<Name extends string = never> = string & { readonly takes?: Name };

/** Every word of the interface, by area. English is the source of the type. */
export type Words = {
  readonly [Area in keyof English]: {
    readonly [Name in keyof English[Area]]: Word<NamesIn<English[Area][Name]>>;
  };
};

type English = typeof ENGLISH;

/** The same as texts: what a language's table holds. */
export type WordTable = {
  readonly [Area in keyof English]: { readonly [Name in keyof English[Area]]: string };
};

/** What a site replaces. */
export type OwnWords = {
  readonly [Area in keyof English]?: { readonly [Name in keyof English[Area]]?: string };
};

/** `Go to {version}` → `version`. The forms of a plural hold `#` and no names. */
type NamesIn<Text> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? NameOf<Inside> | NamesIn<Rest>
  : never;

type NameOf<Inside extends string> = Inside extends `${infer Name}, plural, ${string}`
  ? Name
  : Inside extends `${string}#${string}`
    ? never
    : Inside;
