/**
 * `@mapwright/site/contract`: the data that the generator hands to the templates and the server hands to the browser. Plain JSON,
 * nothing else. Here is what features and themes use of it; the folder also holds what only the program itself shares with its templates.
 *
 * Every `href` is final: base URL applied, percent-encoded once, no trailing slash. Templates never compute a URL. A page has two
 * parts. Its `layout` is hydrated: it is inlined in the page as JSON, and its component also runs in the browser. Its `content` is
 * rendered on the server alone and adopted from the DOM in the browser, so it is never sent twice.
 */

export type * from './contract/content-parts.ts';
export type * from './contract/core-kinds.ts';
export type * from './contract/layout.ts';
export { FRAME, PLAIN } from './contract/layout.ts';
export type * from './contract/link.ts';
export type * from './contract/page.ts';
export { pageKind } from './contract/page.ts';
export type * from './contract/shell.ts';
export { escapeAttribute } from './shared/escape-html.ts';
export { fillWord } from './shared/words/fill-word.ts';
