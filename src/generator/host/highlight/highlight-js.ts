import hljs from 'highlight.js';
import type { CodeBlock } from '../../model/entry.ts';
import { codeToHtml, type Token } from './code-html.ts';
import { type Highlighter, MOST_CHARACTERS } from './highlighter.ts';
import { kindOf } from './scope-kinds.ts';
import { type ScopedText, ScopedTexts } from './scoped-text.ts';

/** Names of languages in fences that highlight.js does not know, and the nearest language that it does. */
const NEAREST: ReadonlyMap<string, string> = new Map([
  ['astro', 'xml'],
  ['batch', 'dos'],
  ['jsonc', 'json'],
  ['jsonl', 'json'],
  ['mdx', 'markdown'],
  ['nu', 'bash'],
  ['nushell', 'bash'],
  ['sh-session', 'shell'],
  ['shell-session', 'shell'],
  ['session', 'shell'],
  ['shellscript', 'bash'],
  ['svelte', 'xml'],
  ['vue', 'xml'],
]);

/** Languages that code in an HTTP message may have. The standard would try all of them, which takes seconds. */
const GUESSED = ['json', 'xml'];

/** Regular expressions for the common languages: fast, and one file. */
export function createHighlightJs(): Highlighter {
  hljs.configure({ __emitter: ScopedTexts, languages: GUESSED });
  return { load: () => null, highlight: block => codeToHtml(block, linesOf(block)) };
}

function linesOf({ language: written, code }: CodeBlock): readonly (readonly Token[])[] {
  const language = hljs.getLanguage(written) === undefined ? NEAREST.get(written) : written;
  return toLines(textsOf(code, language), language ?? '');
}

function textsOf(code: string, language: string | undefined): readonly ScopedText[] {
  const plain = [{ text: code, scope: '', isInTag: false }];
  if (language === undefined || code.length > MOST_CHARACTERS) return plain;
  const { _emitter: found, errorRaised } = hljs.highlight(code, { language, ignoreIllegals: true });
  return found instanceof ScopedTexts && errorRaised === undefined ? found.texts : plain;
}

function toLines(texts: readonly ScopedText[], language: string): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]];
  for (const scoped of texts) {
    const kind = kindOf(scoped, language);
    for (const [index, content] of scoped.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (content !== '') lines.at(-1)?.push({ content, kind });
    }
  }
  return lines;
}
