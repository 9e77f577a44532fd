import type { Diagnostic } from '../../model/diagnostic.ts';
import { nearestName } from '../../model/text/nearest-name.ts';

/** Languages that writers often name in full. A slip in a shorter name, such as `js`, makes another name. */
const COMMON: readonly string[] =
  `apache astro bash clojure console csharp diff dockerfile elixir erlang fsharp graphql groovy haskell html java
  javascript json julia kotlin latex less makefile markdown matlab mermaid nginx perl php plaintext powershell python
  ruby rust scala scss shell solidity svelte swift terraform toml typescript yaml`.split(/\s+/);

/** Names that are almost the same, of other languages and of what else is written in code blocks. */
const OTHERS: ReadonlySet<string> = new Set(
  'base consul haml htmx hxml jison markdoc mkdown perf rest sass scilab taggerscript tool yuml'.split(' '),
);

/** Warns of a language whose name has a slip. Any other name may have a meaning for another program. */
export function languageProblems(name: string): readonly Diagnostic[] {
  const meant = meantLanguage(name.toLowerCase());
  if (meant === undefined) return [];
  return [
    {
      severity: 'warning',
      code: 'markdown/misspelt-language',
      message: `This code is shown without colours, because “${name}” is not a language`,
      hint: `Did you mean ${meant}?`,
    },
  ];
}

/** A name that begins with that of a language, such as `python3`, is no slip. */
function meantLanguage(name: string): string | undefined {
  if (name.length < 4 || OTHERS.has(name)) return undefined;
  const alike = COMMON.filter(language => language.charAt(0) === name.charAt(0));
  const near = nearestName(name, alike);
  return near === undefined || name.startsWith(near) ? undefined : near;
}
