import temml from 'temml';
import { escapeText } from '../../../templates/shared/escape-html.ts';
import { bracketBeyond } from '../../model/text/bracket-beyond.ts';

/** Far deeper, the library exhausts the stack. If a regular expression is compiled there, V8 ends the process. */
const MOST_LEVELS = 200;

const TOO_DEEP = 'it is nested too deeply';

export type MathResult = { readonly html: string } | { readonly problem: string };

/**
 * TeX as MathML. The policy of pages forbids inline styles: colours become attributes, and the sheet `math` does the rest. Functions that
 * could load or run anything are refused.
 */
export function mathHtml(tex: string, isBlock: boolean): MathResult {
  if (bracketBeyond(tex, MOST_LEVELS) !== undefined) return { problem: TOO_DEEP };
  try {
    const html = temml.renderToString(tex, {
      displayMode: isBlock,
      throwOnError: true,
      trust: false,
      maxSize: [100, 100],
    });
    const label = `<annotation encoding="application/x-tex">${escapeText(tex.trim())}</annotation>`;
    return { html: withoutStyles(html).replace(/^(<math[^>]*>)(.*)(<\/math>)$/s, annotated(label)) };
  } catch (error) {
    if (error instanceof RangeError) return { problem: TOO_DEEP };
    if (!(error instanceof Error) || error.name !== 'ParseError') throw error;
    return { problem: problemIn(error.message) };
  }
}

/** What screen readers and other programs may take instead: the TeX. */
function annotated(label: string) {
  return (_: string, opening: string, content: string, closing: string) =>
    `${opening}<semantics><mrow>${content}</mrow>${label}</semantics>${closing}`;
}

/** An opening tag, perhaps with a class and an inline style. */
const STYLED = /<(\w+)([^<>]*?)(?: class="([^"]*)")?([^<>]*?)(?: style="([^"]*)")?>/g;

function withoutStyles(html: string): string {
  return html.replaceAll(STYLED, (_, name, before, classes = '', between, style = '') => {
    const color = /(?:^|;)color:([#\w]+)/.exec(style)?.[1];
    const background = /(?:^|;)background-color:([#\w]+)/.exec(style)?.[1];
    const own = classes.split(' ').flatMap((given: string) => CLASSES.get(given) ?? []);
    const colors = attribute('mathcolor', color) + attribute('mathbackground', background);
    return `<${name}${before}${attribute('class', [...own, ...classesFor(style)].join(' '))}${between}${colors}>`;
  });
}

/** The classes of the library that change something in today's browsers, under our names. */
const CLASSES: ReadonlyMap<string, string> = new Map([
  ['tml-left', 'math-left'],
  ['tml-right', 'math-right'],
  ['tml-cancel', 'math-strike'],
  ['downstrike', 'math-strike-down'],
  ['sout', 'math-strike-through'],
  ['tml-underline', 'math-line-bottom'],
  ['tml-overline', 'math-line-top'],
  ['tml-fbox', 'math-frame'],
]);

/** Lines around and between the parts of a formula, and cells that touch each other. */
function classesFor(style: string): readonly string[] {
  const lines = [...style.matchAll(/(?:^|;)border(?:-(top|bottom|left|right))?:/g)];
  return [
    ...lines.map(([, side]) => (side === undefined ? 'math-frame' : `math-line-${side}`)),
    ...(style.includes('padding-left:0em;padding-right:0em') ? ['math-tight'] : []),
  ];
}

function attribute(name: string, value: string | undefined): string {
  return value ? ` ${name}="${value}"` : '';
}

/** The first line of a message, without the excerpt that follows it. */
function problemIn(message: string): string {
  const [first = ''] = message.split('\n');
  return first.replace(/ at (?:position \d+|end of input):.*$/, '').trim();
}
