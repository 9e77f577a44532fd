/** A property or an element of a literal. */
export interface Member {
  /** A property's name, or an element's index. */
  readonly key: string | number;
  /** Offset of the name, or of the element. */
  readonly start: number;
  /** Offset of the value. */
  readonly value: number;
}

/**
 * The members of the object or the list that opens at an offset of a TypeScript text. It leaves out members that it cannot name: computed
 * names, and elements after a spread. If no literal opens there, the result is empty.
 */
export function literalMembers(text: string, open: number): readonly Member[] {
  const isList = text[open] === '[';
  if (!isList && text[open] !== '{') return [];
  const members: Member[] = [];
  for (let start = skipTrivia(text, open + 1); start < text.length && !/[\])}]/.test(text[start] ?? ''); ) {
    if (text.startsWith('...', start)) {
      if (isList) break;
    } else
      members.push(...(isList ? [{ key: members.length, start, value: start }] : propertyAt(text, start)));
    const end = skipValue(text, start);
    start = text[end] === ',' ? skipTrivia(text, end + 1) : end;
  }
  return members;
}

/** Offset of the first character, from an offset on, that is neither white space nor part of a comment. */
export function skipTrivia(text: string, offset: number): number {
  return endOf(/(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y, text, offset);
}

/** The name at an offset; '' if there is none. */
export function wordAt(text: string, offset: number): string {
  return text.slice(offset, endOf(/[\p{ID_Continue}$]*/uy, text, offset));
}

/** A property: `name: value`, `'name': value`, or `name` alone, which is its own value. */
function propertyAt(text: string, start: number): Member[] {
  const end = skipToken(text, start);
  const written = text.slice(start, end);
  const key = /^['"]/.test(written) ? written.slice(1, -1) : wordAt(text, start);
  if (key === '') return [];
  const colon = skipTrivia(text, end);
  return [{ key, start, value: text[colon] === ':' ? skipTrivia(text, colon + 1) : start }];
}

/** Offset of the comma or the bracket that ends the value. */
function skipValue(text: string, start: number): number {
  let depth = 0;
  for (let offset = start; offset < text.length; offset = skipTrivia(text, skipToken(text, offset))) {
    const sign = text[offset] ?? '';
    if (depth === 0 && /[,\])}]/.test(sign)) return offset;
    if (/[[({]/.test(sign)) depth++;
    if (/[\])}]/.test(sign)) depth--;
  }
  return text.length;
}

/** Returns the end of a token: a string, a word, or any other single character. A template counts as one token, with everything in its `${}`. */
function skipToken(text: string, offset: number): number {
  const end = endOf(
    /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"|`(?:[^`\\]|\\[\s\S])*`|[\p{ID_Continue}$]+/uy,
    text,
    offset,
  );
  return Math.max(end, offset + 1);
}

function endOf(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : offset;
}
