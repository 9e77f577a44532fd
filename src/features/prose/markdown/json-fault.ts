/** What may come next: `item` and `member` are values and names that may also be the end of their list or object. */
type State = 'value' | 'item' | 'name' | 'member' | 'colon' | 'after';

const TOKEN =
  /[[\]{}:,]|"(?:[ !#-[\]-\uffff]|\\(?:["\\/bf]|[nr]|t|u[\dA-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const SPACE = /[ \t\r\n]*/y;

/** Where a text stops being JSON, as an index; `undefined` if it is valid. The parser of Node does not always say. */
export function jsonFault(text: string): number | undefined {
  const ends: string[] = [];
  let state: State = 'value';
  for (let index = 0; ; ) {
    index += matchAt(SPACE, text, index)?.length ?? 0;
    if (index === text.length && state === 'after' && ends.length === 0) return undefined;
    const token = matchAt(TOKEN, text, index);
    const next: State | undefined = token === undefined ? undefined : stateAfter(state, token, ends);
    if (token === undefined || next === undefined) return Math.min(index, text.trimEnd().length);
    state = next;
    index += token.length;
  }
}

function matchAt(pattern: RegExp, text: string, index: number): string | undefined {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
}

/** `undefined` if the token may not be there. `ends` are the signs that close what is open. */
function stateAfter(state: State, token: string, ends: string[]): State | undefined {
  if (token === ends.at(-1) && ['item', 'member', 'after'].includes(state)) {
    ends.pop();
    return 'after';
  }
  switch (state) {
    case 'value':
    case 'item':
      return afterValue(token, ends);
    case 'name':
    case 'member':
      return token.startsWith('"') ? 'colon' : undefined;
    case 'colon':
      return token === ':' ? 'value' : undefined;
    case 'after':
      if (token !== ',' || ends.length === 0) return undefined;
      return ends.at(-1) === ']' ? 'value' : 'name';
  }
}

function afterValue(token: string, ends: string[]): State | undefined {
  if (token === '[') {
    ends.push(']');
    return 'item';
  }
  if (token === '{') {
    ends.push('}');
    return 'member';
  }
  return /^[\]}:,]/.test(token) ? undefined : 'after';
}
