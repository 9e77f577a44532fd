import { REMARKS } from '../admonitions.ts';

/** Kinds of remarks in other dialects, and the directive that looks like each. */
const FOREIGN_KINDS: ReadonlyMap<string, string> = new Map([
  ['todo', 'info'],
  ['hint', 'tip'],
  ['check', 'success'],
  ['done', 'success'],
  ['help', 'question'],
  ['faq', 'question'],
  ['attention', 'warning'],
  ['failure', 'error'],
  ['fail', 'error'],
  ['missing', 'error'],
  ['bug', 'error'],
]);

/** The directive that shows a kind of remark, and the title that a remark without one gets; '' if it is the directive's own. */
export function directiveOfKind(kind: string): { readonly name: string; readonly title: string } {
  const name = kind.toLowerCase();
  if (REMARKS.has(name)) return { name, title: '' };
  return { name: FOREIGN_KINDS.get(name) ?? 'note', title: titleOf(kind) };
}

/** Whether other programs know this kind of remark. */
export function isKnownKind(kind: string): boolean {
  const name = kind.toLowerCase();
  return REMARKS.has(name) || FOREIGN_KINDS.has(name) || NOTES.has(name);
}

/** Kinds that look like a note. */
const NOTES: ReadonlySet<string> = new Set([
  'abstract',
  'summary',
  'tldr',
  'example',
  'quote',
  'cite',
  'seealso',
]);

/** `tldr` → `Tldr`. */
export function titleOf(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}
