import type { Problem } from '../../model/diagnostic.ts';

/** The problem with the first attribute that Markdown reads as something else: the parts of it would be reported as names and values. */
export function miswrittenAttribute(directive: string): Problem | undefined {
  const line = directive.split('\n', 1)[0]?.trimEnd().replace(STRAIGHT, '$1""') ?? '';
  if (!line.endsWith('}')) return undefined;
  const attributes = line.slice(line.lastIndexOf('{') + 1, -1);
  for (const { pattern, problemOf } of MISTAKES) {
    const [, name] = pattern.exec(attributes) ?? [];
    if (name !== undefined) return { code: 'directive/unreadable', ...problemOf(name) };
  }
  return undefined;
}

/** A label may have an apostrophe, and a parser may end a value at a brace. */
const STRAIGHT = /([=:]\s*)(?:"[^"]*(?:"|$)|'[^']*(?:'|$))/g;

interface Mistake {
  readonly pattern: RegExp;
  readonly problemOf: (name: string) => Pick<Problem, 'message' | 'hint'>;
}

const MISTAKES: readonly Mistake[] = [
  {
    // Word processors write them. The value ends at its first space.
    pattern: /(?<![\w-])([\w-]+)\s*[=:]\s*[“”„‘’‚«]/,
    problemOf: name => ({
      message: `The value of “${name}” is in curly quotes`,
      hint: `Write straight quotes: ${name}="…".`,
    }),
  },
  {
    pattern: /(?<!\S)([\w-]+)(?:\s+=|=\s+\S)/,
    problemOf: name => ({
      message: `There is a space beside the = of “${name}”`,
      hint: `Write it without spaces: ${name}="…".`,
    }),
  },
  {
    pattern: /(?<!\S)([\w-]+):(?!\/\/)\s*\S/,
    problemOf: name => ({
      message: `There is a colon behind “${name}”`,
      hint: `Write = and no space: ${name}="…".`,
    }),
  },
];
