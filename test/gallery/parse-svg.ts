/** An element of a picture. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Elements that it lies in, the outermost first. */
  readonly ancestors: readonly string[];
  /** Its own text, references resolved. */
  readonly text: string;
}

const NAME = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?';
const TAG = new RegExp(`^<(/?)(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>`);
const ATTRIBUTE = new RegExp(`\\s+(${NAME})="([^"<]*)"`, 'g');
const REFERENCES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
};

/**
 * The elements of an SVG text, in their order. Knows less of XML than there is: elements, attributes in double quotes, text and the
 * predefined references. Throws an error at anything else: declarations, comments, instructions, CDATA, and everything that is not
 * well-formed.
 */
export function parseSvg(text: string): readonly SvgElement[] {
  const elements: { name: string; attributes: Record<string, string>; ancestors: string[]; text: string }[] =
    [];
  const open: (typeof elements)[number][] = [];
  let rest = text;
  while (rest !== '') {
    const tag = TAG.exec(rest);
    if (tag) {
      rest = rest.slice(tag[0].length);
      const [, slash, name = '', attributes = '', end] = tag;
      if (slash) close(name, attributes + (end ?? ''));
      else begin(name, readAttributes(attributes), end === '/');
    } else {
      const [characters = ''] = /^[^<]+/.exec(rest) ?? [];
      if (characters === '') fail('this is no tag');
      const holder = open.at(-1);
      if (holder) holder.text += resolve(characters);
      else if (characters.trim() !== '') fail('text outside of the root');
      rest = rest.slice(characters.length);
    }
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  if (elements.length === 0) throw new Error('There is no element');
  return elements;

  function begin(name: string, attributes: Record<string, string>, isEmpty: boolean): void {
    if (open.length === 0 && elements.length > 0) fail('a second root');
    const element = { name, attributes, ancestors: open.map(holder => holder.name), text: '' };
    elements.push(element);
    if (!isEmpty) open.push(element);
  }

  function close(name: string, more: string): void {
    if (open.pop()?.name !== name || more !== '') fail(`</${name}> closes nothing`);
  }

  function fail(what: string): never {
    throw new Error(`${what}: ${rest.slice(0, 60)}`);
  }
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    if (Object.hasOwn(attributes, name)) throw new Error(`The attribute ${name} is given twice`);
    attributes[name] = resolve(value);
  }
  return attributes;
}

function resolve(text: string): string {
  if (text.includes('\u0000') || text.includes('\uFFFD')) throw new Error('A character that is none');
  return text.replace(/&[^;\s]*;?/g, reference => {
    const character = REFERENCES[reference];
    if (character === undefined) throw new Error(`Unknown reference ${reference}`);
    return character;
  });
}
