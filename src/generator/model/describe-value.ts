import { shortened } from './text/shortened.ts';

/** A value in a message: `“text”`, `3`, `a list`. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return `“${shown(value)}”`;
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Promise) return 'a promise';
  if (value === null || value === undefined) return 'nothing';
  return typeof value === 'object'
    ? 'a group of fields'
    : typeof value === 'function'
      ? 'a function'
      : String(value);
}

/** A value as TypeScript, YAML and TOML write it: `'text'`, `3`, `[…]`. */
export function codeOf(value: unknown): string {
  if (typeof value === 'string')
    return /['\\\p{Cc}]/u.test(value) ? JSON.stringify(shown(value)) : `'${shown(value)}'`;
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{ … }' : String(value);
}

/** Shortened and without a password, because messages end up in logs. */
function shown(value: string): string {
  return shortened(value.replace(/(?<=:\/\/)[^/?#\s]*@/, '…@'));
}
