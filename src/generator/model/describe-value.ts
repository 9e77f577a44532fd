import { shortened } from './text/shortened.ts';

/** A value in a message: `“text”`, `3`, `a list`. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Promise) return 'a promise';
  if (value instanceof Date) return 'a date';
  switch (typeof value) {
    case 'string':
      return `“${shown(value)}”`;
    case 'object':
      return isGroup(value) ? 'a group of fields' : `a value of the type ${typeOf(value)}`;
    case 'function':
      return 'a function';
    default:
      return plainCode(value);
  }
}

/** Whether a value has fields, and is no list, promise, map or the like. */
export function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && ['Object', 'Module'].includes(typeOf(value));
}

/** The name of an object's own type in JavaScript: `Promise`, `Map`. */
function typeOf(value: object): string {
  return Object.prototype.toString.call(value).slice('[object '.length, -1);
}

/** A value as TypeScript, YAML and TOML write it: `'text'`, `3`, `[…]`. */
export function codeOf(value: unknown): string {
  if (typeof value === 'string')
    return /['\\\p{Cc}]/u.test(value) ? JSON.stringify(shown(value)) : `'${shown(value)}'`;
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{ … }' : plainCode(value);
}

function plainCode(value: unknown): string {
  return typeof value === 'bigint' ? `${value}n` : String(value);
}

/** Shortened and without a password, because messages end up in logs. */
function shown(value: string): string {
  return shortened(value.replace(/(?<=:\/\/)[^/?#\s]*@/, '…@'));
}
