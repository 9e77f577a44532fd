import { FUNCTIONS, type TemplateValue } from './template-functions.ts';

/** What a template of a shortcode may show. */
export interface TemplateCall {
  readonly list: readonly string[];
  readonly named: Readonly<Record<string, string>>;
  readonly inner: string;
  /** A parameter of the page or of the site. */
  readonly param: (name: string) => string | undefined;
}

/** The template does more than is read here. */
export class Unreadable extends Error {}

/** What an expression may name. */
interface TemplateScope {
  readonly call: TemplateCall;
  /** By their names, with the dollar sign. */
  readonly variables: ReadonlyMap<string, TemplateValue>;
  /** The value of the block `with` around it. */
  readonly dot: TemplateValue;
}

/** The value of an expression, such as `.Get "src" | default "a.png"`. Throws `Unreadable` for one that does more. */
export function evaluate(expression: string, scope: TemplateScope): TemplateValue {
  const words = expression.match(/"(?:\\.|[^"\\])*"|`[^`]*`|[()|]|[^\s()|]+/g) ?? [];
  const value = pipeline(words, scope);
  if (words.length > 0) throw new Unreadable();
  return value;
}

/** Takes its words from the list; what comes before a bar is the last argument of the next function. */
function pipeline(words: string[], scope: TemplateScope): TemplateValue {
  let piped: readonly TemplateValue[] = [];
  for (;;) {
    const name = words[0] ?? '';
    const isCall = FUNCTIONS.has(name) || name === 'markdownify' || GETTERS.test(name);
    if (isCall) words.shift();
    const values: TemplateValue[] = [];
    while (words.length > 0 && !/^[)|]$/.test(words[0] ?? '')) values.push(operand(words, scope));
    const value = applied(isCall ? name : '', [...values, ...piped], scope.call);
    if (words[0] !== '|') return value;
    words.shift();
    piped = [value];
  }
}

function operand(words: string[], scope: TemplateScope): TemplateValue {
  const word = words.shift() ?? '';
  if (word === '(') {
    const value = pipeline(words, scope);
    if (words.shift() !== ')') throw new Unreadable();
    return value;
  }
  if (/^["`]/.test(word)) return word.slice(1, -1).replaceAll(word.startsWith('"') ? /\\(.)/g : /$^/g, '$1');
  if (/^-?\d+$/.test(word)) return word;
  if (word === 'true' || word === 'false' || word === 'nil') return word === 'true' ? word : undefined;
  if (word === '.') return scope.dot;
  if (/^\$?\.Inner$/.test(word)) return scope.call.inner;
  if (scope.variables.has(word)) return scope.variables.get(word);
  const [, name] = /^\$?(?:\.Site|\.Page|site)\.Params\.([\w.]+)$/.exec(word) ?? [];
  if (name === undefined) throw new Unreadable();
  return scope.call.param(name);
}

function argument(name: string, call: TemplateCall): TemplateValue {
  if (/^\d+$/.test(name)) return call.list[Number(name)];
  return Object.hasOwn(call.named, name) ? call.named[name] : undefined;
}

function applied(name: string, values: readonly TemplateValue[], call: TemplateCall): TemplateValue {
  const [first, ...others] = values;
  if (name.endsWith('.Get')) return argument(first ?? '', call);
  if (name.endsWith('.Param')) return call.param(first ?? '');
  if (name === 'markdownify') return first;
  const compute = FUNCTIONS.get(name);
  if (compute !== undefined) return compute(values);
  if (others.length > 0) throw new Unreadable();
  return first;
}

const GETTERS = /^\$?(?:\.Get|\.Page\.Param)$/;
