/**
 * The token kinds of the theme for the scopes of highlight.js. Where they had a choice, they are those that the grammars of editors give
 * most characters of the scope.
 */
const KINDS: Readonly<Record<string, string>> = {
  addition: 'inserted',
  attribute: 'constant',
  built_in: 'function',
  'char escape_': 'constant',
  code: 'string',
  comment: 'comment',
  deletion: 'deleted',
  doctag: 'keyword',
  keyword: 'keyword',
  link: 'link',
  literal: 'constant',
  meta: 'function',
  'meta prompt_': 'comment',
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
  'title class_': 'function',
  'title class_ inherited__': 'function',
  'title function_': 'function',
  'title function_ invoke__': 'function',
  type: 'keyword',
  'variable constant_': 'constant',
  'variable language_': 'constant',
};

/** Languages that are data: names of fields are what one reads first. */
const DATA: ReadonlySet<string> = new Set(['json', 'json5', 'jsonc', 'yaml', 'yml', 'ini', 'toml']);

/** The kind of a text inside these spans, the innermost last; '' = plain. */
export function kindOfScope(spans: readonly string[], language: string): string {
  const scopes = spans.filter(name => name.startsWith('hljs-')).map(name => name.replace('hljs-', ''));
  const scope = scopes.at(-1);
  if (scope === 'attr') return scopes.includes('tag') ? 'function' : DATA.has(language) ? 'keyword' : '';
  return scope === undefined ? '' : (KINDS[scope] ?? '');
}
