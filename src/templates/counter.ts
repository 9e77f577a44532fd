import { createCounter } from './shared/words/create-counter.ts';
import { site } from './words.ts';

/** Writes numbers and counted words in the site's language. */
export const counter = /* @__PURE__ */ createCounter(site.language);
