/** The arguments of an include: `title="Oil" kind='note'`. */
export function includeArguments(text: string): ReadonlyMap<string, string> {
  const found = text.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map([...found].map(([, name = '', double, single = '']) => [name, double ?? single]));
}

/**
 * Fills the arguments into the text of an include (https://jekyllrb.com/docs/includes/), and keeps the branches that they choose. Tags
 * that ask for anything else stay.
 */
export function fillInclude(text: string, values: ReadonlyMap<string, string>): string {
  const plain = text.replaceAll(/\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}\n?/g, '');
  return takeBranches(plain, values).replaceAll(
    /\{\{-?\s*include\.([\w-]+)\s*((?:\|[^|{}]+)*?)\s*-?\}\}/g,
    (whole, name: string, filters: string) => filtered(values.get(name), filters) ?? whole,
  );
}

/** The innermost conditions first, until none is left that only asks for arguments. */
function takeBranches(text: string, values: ReadonlyMap<string, string>): string {
  const taken = text.replaceAll(INNERMOST, (whole, word: string, condition: string, body: string) => {
    const first = holds(condition, values);
    const [own = '', ...others] = body.split(/\{%-?\s*(else|elsif[^%]*?)\s*-?%\}/);
    let isTaken = word === 'if' ? first : first === undefined ? undefined : !first;
    let shown = own;
    for (let index = 0; isTaken === false && index < others.length; index += 2) {
      const next = others[index]?.replace(/^elsif\s*/, '') ?? '';
      isTaken = next === 'else' ? true : holds(next, values);
      shown = others[index + 1] ?? '';
    }
    if (isTaken === undefined) return whole;
    return isTaken ? shown : '';
  });
  return taken === text ? text : takeBranches(taken, values);
}

const INNERMOST =
  /\{%-?\s*(if|unless)\s+([^%]*?)\s*-?%\}((?:(?!\{%-?\s*(?:if|unless|case|for)\b)[\s\S])*?)\{%-?\s*end\1\s*-?%\}/g;

/** Whether a condition is true; nothing if it asks for more than an argument. */
function holds(condition: string, values: ReadonlyMap<string, string>): boolean | undefined {
  const [, name, sign, double, single] =
    /^include\.([\w-]+)(?:\s*(==|!=)\s*(?:"([^"]*)"|'([^']*)'))?$/.exec(condition.trim()) ?? [];
  if (name === undefined) return undefined;
  if (sign === undefined) return values.has(name);
  return (values.get(name) === (double ?? single)) === (sign === '==');
}

/** A value after its filters; nothing if one of them is not known. */
function filtered(value: string | undefined, filters: string): string | undefined {
  let text = value;
  for (const filter of filters.split('|').slice(1)) {
    const [, name = '', double, single] =
      /^\s*(\w+)\s*(?::\s*(?:"([^"]*)"|'([^']*)'))?\s*$/.exec(filter) ?? [];
    if (name === 'default') text = text === undefined || text === '' ? (double ?? single) : text;
    else if (name === 'upcase') text = text?.toUpperCase();
    else if (name === 'downcase') text = text?.toLowerCase();
    else if (name === 'strip') text = text?.trim();
    else if (!UNCHANGED.test(name)) return undefined;
  }
  return text ?? '';
}

/** What Markdown and the new site do by themselves. */
const UNCHANGED = /^(?:markdownify|relative_url|absolute_url)$/;
