import type { ENGLISH } from './english.ts';

/**
 * A word or a sentence of the interface. `fillWord` fills in `{name}`. A count is written as `{count, plural, one {# page} other {#
 * pages}}`, with the forms of the language (`createCounter`). The type holds the names.
 */
export type Word<Name extends string = never> = string & { readonly takes?: Name };

/** Every word of the interface, by area. English defines the type. */
export type Words = {
  readonly [Area in keyof English]: {
    readonly [Name in keyof English[Area]]: Word<NamesIn<English[Area][Name]>>;
  };
};

type English = typeof ENGLISH;

/** The same with texts as values: a language's table. */
export type WordTable = {
  readonly [Area in keyof English]: { readonly [Name in keyof English[Area]]: string };
};

/** The words that a site replaces. */
export type OwnWords = {
  readonly [Area in keyof English]?: { readonly [Name in keyof English[Area]]?: string };
};

/** `Go to {version}` → `version`. The forms of a plural contain `#` and no names. */
type NamesIn<Text> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? NameOf<Inside> | NamesIn<Rest>
  : never;

type NameOf<Inside extends string> = Inside extends `${infer Name}, plural, ${string}`
  ? Name
  : Inside extends `${string}#${string}`
    ? never
    : Inside;
