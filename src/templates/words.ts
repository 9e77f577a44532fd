import { ENGLISH } from './shared/words/english.ts';
import type { Words } from './shared/words/words.ts';

/*
 * The words that components and the browser's scripts show, by area. The bundler writes this module again with the site's words
 * (`host/words-module.ts`) and inlines each word where it is used, so a page loads only the words that it shows. Tests import the
 * English words.
 */
const words: Words = ENGLISH;

export const shellWords = words.shell;
export const proseWords = words.prose;
export const listsWords = words.lists;
export const docsWords = words.docs;
export const changelogWords = words.changelog;
export const apiWords = words.api;
export const mapsWords = words.maps;
export const figuresWords = words.figures;
export const coloringWords = words.coloring;
export const locatorWords = words.locator;
export const searchWords = words.search;

/** The language that the words are in, as a BCP 47 tag. */
export const site: { readonly language: string } = { language: 'en' };
