import type { ScopedText } from './scoped-text.ts';

/**
 * The token kinds of the theme for the scopes of highlight.js. Where they had a choice, they are those that the grammars of editors give
 * most characters of the scope.
 */
const KINDS: Readonly<Record<string, string>> = {
  addition: 'inserted',
  attribute: 'constant',
  built_in: 'function',
  'char.escape': 'constant',
  code: 'string',
  comment: 'comment',
  deletion: 'deleted',
  doctag: 'keyword',
  keyword: 'keyword',
  link: 'link',
  literal: 'constant',
  meta: 'function',
  'meta.prompt': 'comment',
  name: 'string',
  number: 'constant',
  punctuation: 'punctuation',
  regexp: 'string',
  section: 'keyword',
  'selector-attr': 'function',
  'selector-class': 'function',
  'selector-id': 'function',
  'selector-pseudo': 'function',
  'selector-tag': 'string',
  string: 'string',
  'template-tag': 'keyword',
  'template-variable': 'constant',
  title: 'function',
  'title.class': 'function',
  'title.class.inherited': 'function',
  'title.function': 'function',
  'title.function.invoke': 'function',
  type: 'keyword',
  'variable.constant': 'constant',
  'variable.language': 'constant',
};

/** Languages that are data: names of fields are what one reads first. */
const DATA: ReadonlySet<string> = new Set(['json', 'json5', 'jsonc', 'yaml', 'yml', 'ini', 'toml']);

/** The kind of a text; '' = plain. */
export function kindOf({ scope, isInTag }: ScopedText, language: string): string {
  if (scope === 'attr') return isInTag ? 'function' : DATA.has(language) ? 'keyword' : '';
  return KINDS[scope] ?? '';
}
