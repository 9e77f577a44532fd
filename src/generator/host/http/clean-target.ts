import { decodeWellFormed } from '../../../templates/shared/site-path.ts';

/** A request target that is safe to look up: `path` is decoded once, `query` is raw and carries its `?` (or is empty). */
export interface CleanTarget {
  readonly path: string;
  readonly query: string;
}

/** Why a target is not looked up. */
export interface RefusedTarget {
  readonly refusal: 400 | 404 | 414;
}

const LONGEST_TARGET = 8192;

/**
 * Decodes a raw request target (`/a%20b?c`) into a path that cannot leave a folder. 400 if it is not a path, 414 if it is too long, 404
 * if nothing public can have it, malformed escapes included.
 */
export function cleanTarget(target: string): CleanTarget | RefusedTarget {
  if (target.length > LONGEST_TARGET) return { refusal: 414 };
  if (!target.startsWith('/') || target.includes('#')) return { refusal: 400 };
  const { rawPath, query } = splitQuery(target);
  const segments = rawPath.slice(1).split('/').map(decodeSegment);
  if (!segments.every(segment => segment !== undefined) || !segments.every(isServable))
    return { refusal: 404 };
  return { path: `/${segments.join('/')}`, query };
}

function splitQuery(target: string): { rawPath: string; query: string } {
  const start = target.indexOf('?');
  return start < 0
    ? { rawPath: target, query: '' }
    : { rawPath: target.slice(0, start), query: target.slice(start) };
}

function decodeSegment(raw: string): string | undefined {
  const segment = decodeWellFormed(raw);
  return segment === undefined || hasControlCharacter(segment) ? undefined : segment;
}

function hasControlCharacter(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}

/** An empty segment is valid only at the end (`/docs/`); separators that were encoded twice are never part of a file's name. */
function isServable(segment: string, index: number, segments: readonly string[]): boolean {
  if (segment === '') return index === segments.length - 1;
  if (segment.startsWith('.')) return index === 0 && segment === '.well-known';
  return !/[/\\]|%(?:2e|2f|5c|00)/i.test(segment);
}
