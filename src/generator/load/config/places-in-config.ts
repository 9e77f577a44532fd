import type { PlaceInConfig } from '../../model/place-in-config.ts';
import { createLineFinder } from '../source/line-finder.ts';
import { literalMembers, type Member, skipTrivia, wordAt } from './literal-members.ts';

export interface ConfigSource {
  /** POSIX path relative to the root. */
  readonly file: string;
  readonly text: string;
}

/**
 * Finds fields in the text of a configuration, on request. It follows literals and constants of the same file. For a value from elsewhere
 * it returns the place of the nearest field above.
 */
export function placesInConfig({ file, text }: ConfigSource): PlaceInConfig {
  const known = new Map<number, ReadonlyMap<string | number, Member>>();
  let root: number | undefined;
  let pointAt: ReturnType<typeof createLineFinder> | undefined;
  const membersAt = (open: number) => {
    const members =
      known.get(open) ?? new Map(literalMembers(text, open).map(member => [member.key, member]));
    known.set(open, members);
    return members;
  };
  return path => {
    root ??= literalAt(text, exportedValue(text));
    let value = root;
    let found: number | undefined;
    for (const step of path) {
      const member = membersAt(value).get(step);
      if (member === undefined) break;
      found = member.start;
      value = literalAt(text, member.value);
    }
    if (found === undefined) return { file };
    pointAt ??= createLineFinder(text);
    return { file, ...pointAt(found) };
  };
}

/** What may be in front of a statement on its line: nothing, another statement, or a comment. */
const START = '(?:^|;|\\*/)[^\\S\\n]*';

function exportedValue(text: string): number {
  return endOfMatch(`${START}export\\s+default\\s+`, text) ?? text.length;
}

/** Follows the first argument of a call, and the names of constants, to the literal behind them. */
function literalAt(text: string, offset: number): number {
  let value = skipTrivia(text, offset);
  for (const passed = new Set<number>(); !passed.has(value); ) {
    passed.add(value);
    const name = wordAt(text, value);
    if (name === '') break;
    const next = skipTrivia(text, value + name.length);
    value = skipTrivia(text, text[next] === '(' ? next + 1 : (constantAt(text, name) ?? value));
  }
  return value;
}

/** Offset of the value of `const name = …`. */
function constantAt(text: string, name: string): number | undefined {
  return endOfMatch(
    `${START}(?:export\\s+)?(?:const|let|var)\\s+${name.replaceAll('$', '\\$')}\\b[^=\\n]*=`,
    text,
  );
}

function endOfMatch(pattern: string, text: string): number | undefined {
  const match = new RegExp(pattern, 'm').exec(text);
  return match === null ? undefined : match.index + match[0].length;
}
