import hljs from 'highlight.js';
import type { CodeBlock } from '../../model/entry.ts';
import { codeToHtml, type Token } from './code-html.ts';
import { type Highlighter, MOST_CHARACTERS } from './highlighter.ts';
import { kindOfScope } from './scope-kinds.ts';

/** Names of languages in fences that highlight.js does not know, and the nearest language that it does. */
const NEAREST: Readonly<Record<string, string>> = {
  astro: 'xml',
  batch: 'dos',
  jsonc: 'json',
  jsonl: 'json',
  mdx: 'markdown',
  nu: 'bash',
  nushell: 'bash',
  'sh-session': 'shell',
  'shell-session': 'shell',
  session: 'shell',
  shellscript: 'bash',
  svelte: 'xml',
  vue: 'xml',
};

/** Regular expressions for the common languages: fast, and one file. */
export function createHighlightJs(): Highlighter {
  return { load: () => null, highlight: block => codeToHtml(block, linesOf(block)) };
}

function linesOf({ language: written, code }: CodeBlock): readonly (readonly Token[])[] {
  const language = hljs.getLanguage(written) === undefined ? NEAREST[written] : written;
  if (language === undefined || code.length > MOST_CHARACTERS)
    return code.split('\n').map(content => [{ content, kind: '' }]);
  return readLines(hljs.highlight(code, { language, ignoreIllegals: true }).value, language);
}

const PIECE = /<span class="([^"]*)">|<\/span>|\n|[^<\n]+/g;

/** Its HTML has nothing but spans, which may go over several lines, and text. */
function readLines(html: string, language: string): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]];
  const scopes: string[] = [];
  let kind = '';
  for (const [piece, scope] of html.matchAll(PIECE))
    if (piece === '\n') lines.push([]);
    else if (scope === undefined && piece !== '</span>')
      lines.at(-1)?.push({ content: readText(piece), kind });
    else {
      if (scope === undefined) scopes.pop();
      else scopes.push(scope);
      kind = kindOfScope(scopes, language);
    }
  return lines;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function readText(escaped: string): string {
  return escaped.includes('&')
    ? escaped.replaceAll(/&[^;]+;/g, entity => ENTITIES[entity] ?? entity)
    : escaped;
}
