/** What a template of a shortcode may show. */
export interface TemplateCall {
  readonly list: readonly string[];
  readonly named: Readonly<Record<string, string>>;
  readonly inner: string;
  /** A parameter of the page or of the site. */
  readonly param: (name: string) => string | undefined;
}

/**
 * Fills in a template that the project wrote for a shortcode (https://gohugo.io/templates/shortcode/). Gives nothing for one that does more
 * than show arguments, parameters and text.
 */
export function fillTemplate(template: string, call: TemplateCall): string | undefined {
  try {
    const inner = BLOCK_TAG.test(template) && call.inner !== '' ? `\n\n${call.inner}\n\n` : call.inner;
    return createFiller(readTokens(template), { ...call, inner })().replaceAll(/\n{3,}/g, '\n\n');
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** Between the tags of a block, Markdown needs empty lines around it. */
const BLOCK_TAG = /<(?:article|aside|blockquote|details|div|dl|figure|li|ol|p|section|table|td|ul)\b/;

/** The template does more than is read here. */
class Unreadable extends Error {}

type Value = string | undefined;

interface Token {
  readonly kind: 'text' | 'action';
  readonly text: string;
}

/** Texts without indentation and empty lines, which would be code and paragraphs in Markdown; actions without comments. */
function readTokens(template: string): readonly Token[] {
  const plain = template.replaceAll(
    /(\s*)\{\{(-?)\s*\/\*[\s\S]*?\*\/\s*(-?)\}\}(\s*)/g,
    (_, before: string, left: string, right: string, after: string) =>
      (left === '' ? before : '') + (right === '' ? after : ''),
  );
  const trimmed = plain.replaceAll(/\s*\{\{-\s/g, '{{ ').replaceAll(/\s-\}\}\s*/g, ' }}');
  return trimmed
    .split(/(\{\{[\s\S]*?\}\})/)
    .map(part =>
      part.startsWith('{{')
        ? { kind: 'action', text: part.slice(2, -2).trim() }
        : { kind: 'text', text: part.replaceAll(/\n\s+/g, '\n') },
    );
}

function createFiller(tokens: readonly Token[], call: TemplateCall): () => string {
  const variables = new Map<string, Value>();
  let next = 0;
  return () => block(true, undefined).text.trim();

  /** The text as far as the action that ends the block. */
  function block(isShown: boolean, dot: Value): { readonly text: string; readonly end: string } {
    let text = '';
    for (let token = tokens[next++]; token !== undefined; token = tokens[next++]) {
      const { kind, text: written } = token;
      if (kind === 'text') text += isShown ? written : '';
      else if (/^(?:end$|else\b)/.test(written)) return { text, end: written };
      else if (/^(?:if|with)\s/.test(written)) text += branches(written, { isShown, dot });
      else if (/^(?:range|block|define|template)\s/.test(written)) throw new Unreadable();
      else if (isShown) text += perform(written, dot);
    }
    return { text, end: '' };
  }

  /** The first branch whose condition is true. */
  function branches(first: string, { isShown, dot }: { isShown: boolean; dot: Value }): string {
    let text = '';
    let isOpen = isShown;
    for (let action = first; action !== 'end'; ) {
      const [, word, condition = ''] = /^(?:else\s+)?(if|with)\s+([\s\S]+)$/.exec(action) ?? [];
      const value = isOpen && word !== undefined ? valueIn(condition, dot) : undefined;
      const isTaken = isOpen && (word === undefined || isTrue(value));
      const branch = block(isTaken, word === 'with' ? value : dot);
      text += branch.text;
      isOpen &&= !isTaken;
      if (branch.end === '') throw new Unreadable();
      action = branch.end;
    }
    return text;
  }

  function perform(action: string, dot: Value): string {
    const value = valueIn(action, dot);
    return /^\$\w+\s*:?=/.test(action) ? '' : (value ?? '');
  }

  /** A variable keeps what is assigned to it. */
  function valueIn(text: string, dot: Value): Value {
    const [, variable, expression = text] = /^(\$\w+)\s*:?=\s*([\s\S]+)$/.exec(text) ?? [];
    const words = expression.match(/"(?:\\.|[^"\\])*"|`[^`]*`|[()|]|[^\s()|]+/g) ?? [];
    const value = pipeline(words, dot);
    if (words.length > 0) throw new Unreadable();
    if (variable !== undefined) variables.set(variable, value);
    return value;
  }

  /** Takes its words from the list; what comes before a bar is the last argument of the next function. */
  function pipeline(words: string[], dot: Value): Value {
    let piped: readonly Value[] = [];
    for (;;) {
      const name = words[0] ?? '';
      const isCall = FUNCTIONS.has(name) || name === 'markdownify' || GETTERS.test(name);
      if (isCall) words.shift();
      const values: Value[] = [];
      while (words.length > 0 && !/^[)|]$/.test(words[0] ?? '')) values.push(operand(words, dot));
      const value = applied(isCall ? name : '', [...values, ...piped]);
      if (words[0] !== '|') return value;
      words.shift();
      piped = [value];
    }
  }

  function operand(words: string[], dot: Value): Value {
    const word = words.shift() ?? '';
    if (word === '(') {
      const value = pipeline(words, dot);
      if (words.shift() !== ')') throw new Unreadable();
      return value;
    }
    if (/^["`]/.test(word))
      return word.slice(1, -1).replaceAll(word.startsWith('"') ? /\\(.)/g : /$^/g, '$1');
    if (/^\d+$/.test(word)) return word;
    if (word === 'true' || word === 'false' || word === 'nil') return word === 'true' ? word : undefined;
    if (word === '.') return dot;
    if (/^\$?\.Inner$/.test(word)) return call.inner;
    if (variables.has(word)) return variables.get(word);
    const [, name] = /^\$?(?:\.Site|\.Page|site)\.Params\.([\w.]+)$/.exec(word) ?? [];
    if (name === undefined) throw new Unreadable();
    return call.param(name);
  }

  function argument(name: string): Value {
    if (/^\d+$/.test(name)) return call.list[Number(name)];
    return Object.hasOwn(call.named, name) ? call.named[name] : undefined;
  }

  function applied(name: string, values: readonly Value[]): Value {
    const [first, ...others] = values;
    if (name.endsWith('.Get')) return argument(first ?? '');
    if (name.endsWith('.Param')) return call.param(first ?? '');
    if (name === 'markdownify') return first;
    const compute = FUNCTIONS.get(name);
    if (compute !== undefined) return compute(values);
    if (others.length > 0) throw new Unreadable();
    return first;
  }
}

const GETTERS = /^\$?(?:\.Get|\.Page\.Param)$/;

function isTrue(value: Value): boolean {
  return value !== undefined && value !== '' && value !== '0';
}

const flag = (isSet: boolean): Value => (isSet ? 'true' : undefined);

const same = ([value]: readonly Value[]): Value => value;

/** Functions of Hugo; the value before a bar comes last (https://gohugo.io/functions/). */
const FUNCTIONS: ReadonlyMap<string, (values: readonly Value[]) => Value> = new Map(
  Object.entries({
    safeHTML: same,
    safeURL: same,
    string: same,
    relURL: same,
    absURL: same,
    default: ([fallback, value]: readonly Value[]) => (isTrue(value) ? value : fallback),
    eq: ([first, ...others]: readonly Value[]) => flag(others.includes(first)),
    ne: ([first, second]: readonly Value[]) => flag(first !== second),
    not: ([value]: readonly Value[]) => flag(!isTrue(value)),
    and: (values: readonly Value[]) => values.find(value => !isTrue(value)) ?? flag(values.every(isTrue)),
    or: (values: readonly Value[]) => values.find(isTrue),
    lower: ([value]: readonly Value[]) => value?.toLowerCase(),
    upper: ([value]: readonly Value[]) => value?.toUpperCase(),
    'strings.TrimSpace': ([value]: readonly Value[]) => value?.trim(),
    replace: ([value, from = '', to = '']: readonly Value[]) => value?.replaceAll(from, to),
    substr: ([value, start = '0']: readonly Value[]) => value?.slice(Number(start)),
    printf: ([format = '', ...values]: readonly Value[]) => {
      let index = 0;
      return format.replaceAll(/%(?:s|v|d)/g, () => values[index++] ?? '');
    },
  }),
);
