import type { Problem } from '../../model/diagnostic.ts';

/** The problem with an attribute whose value is in curly quotes, as word processors write them: Markdown ends it at the first space. */
export function curlyValue(directive: string): Problem | undefined {
  const line = directive.split('\n', 1)[0]?.trimEnd() ?? '';
  if (!line.endsWith('}')) return undefined;
  const attributes = line.slice(line.lastIndexOf('{') + 1).replace(STRAIGHT, '');
  const [, name] = /(?<![\w-])([\w-]+)=[“”„‘’‚«]/.exec(attributes) ?? [];
  return name === undefined
    ? undefined
    : {
        code: 'directive/unreadable',
        message: `The value of “${name}” is in curly quotes`,
        hint: `Write straight quotes: ${name}="…".`,
      };
}

const STRAIGHT = /"[^"]*"|'[^']*'/g;
