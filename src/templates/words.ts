import { ENGLISH } from './shared/words/english.ts';
import type { Words } from './shared/words/words.ts';

/*
 * The words that components and the browser's scripts show, by area. The bundler writes this module anew in the words of the site
 * (`host/words-module.ts`): each word is put where it is read by its name, so that a page loads the words that it shows. What
 * tests import is English.
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

/** The language that the words are in, as a BCP 47 tag. */
export const site: { readonly language: string } = { language: 'en' };
