import {
  createCssVariablesTheme,
  createHighlighterCore,
  type HighlighterCore,
  type ThemedToken,
} from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs';
import type { CodeBlock } from '../../model/entry.ts';
import { escapeAttribute, escapeText } from '../../model/escape-html.ts';

/** Turns code blocks into HTML with token classes, which the theme colours for both modes. */
export interface Highlighter {
  /** Loads the grammars that the blocks need. Unknown languages are shown as plain text. */
  readonly load: (blocks: readonly CodeBlock[]) => Promise<void>;
  readonly highlight: (block: CodeBlock) => string;
}

const THEME = createCssVariablesTheme({ name: 'classes', variablePrefix: '--', fontStyle: false });

export async function createHighlighter(): Promise<Highlighter> {
  // Measured: the JavaScript engine is slower on every line after the first (CSS 16 ms against 0.3).
  const core = await createHighlighterCore({
    themes: [THEME],
    engine: await createOnigurumaEngine(import('shiki/wasm')),
  });
  return {
    load: async blocks => {
      const names = [...new Set(blocks.map(block => block.language))].filter(isKnownLanguage);
      await core.loadLanguage(...names.map(name => bundledLanguages[name]));
    },
    highlight: block => blockToHtml(block, tokenize(core, block)),
  };
}

function isKnownLanguage(name: string): name is keyof typeof bundledLanguages {
  return Object.hasOwn(bundledLanguages, name) || Object.hasOwn(bundledLanguagesAlias, name);
}

/** Lines of tokens. Very long code is not worth the time: it stays plain. */
function tokenize(core: HighlighterCore, { language, code }: CodeBlock): readonly (readonly ThemedToken[])[] {
  const isPlain = !isKnownLanguage(language) || code.length > 200_000;
  return core.codeToTokensBase(code, {
    lang: isPlain ? 'text' : language,
    theme: 'classes',
    tokenizeMaxLineLength: 5_000,
    tokenizeTimeLimit: 0,
  });
}

function blockToHtml(block: CodeBlock, lines: readonly (readonly ThemedToken[])[]): string {
  const title =
    block.title === undefined ? '' : `<figcaption class="code-title">${escapeText(block.title)}</figcaption>`;
  const preClass = [
    'code-lines',
    block.showsLineNumbers && 'has-line-numbers',
    block.focused.length > 0 && 'has-focus',
  ]
    .filter(Boolean)
    .join(' ');
  const code = lines.map((tokens, index) => lineToHtml(tokens, lineClass(block, index + 1))).join('\n');
  const language = block.language === '' ? '' : ` data-language="${escapeAttribute(block.language)}"`;
  return `<figure class="code"${language}>${title}<pre tabindex="0" class="${preClass}"><code>${code}</code></pre></figure>`;
}

function lineClass(block: CodeBlock, line: number): string {
  const kinds = { marked: block.marked, added: block.added, removed: block.removed, focused: block.focused };
  return [
    'line',
    ...Object.entries(kinds).flatMap(([kind, lines]) => (lines.includes(line) ? [`line-${kind}`] : [])),
  ].join(' ');
}

/** Neighbours of one class share a span. */
function lineToHtml(tokens: readonly ThemedToken[], className: string): string {
  let html = '';
  let open = '';
  for (const { content, color } of tokens) {
    const token = content.trim() === '' ? open : tokenClass(color);
    if (token !== open)
      html += (open === '' ? '' : '</span>') + (token === '' ? '' : `<span class="${token}">`);
    open = token;
    html += escapeText(content);
  }
  return `<span class="${className}">${html}${open === '' ? '' : '</span>'}</span>`;
}

/** The theme's colours are `var(--token-keyword)` and the like. */
function tokenClass(color: string | undefined): string {
  const name = /^var\(--token-([a-z-]+)\)$/.exec(color ?? '')?.[1];
  return name === undefined ? '' : `tok-${name}`;
}
