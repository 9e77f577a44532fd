import {
  createCssVariablesTheme,
  createHighlighterCore,
  type HighlighterCore,
  type ThemedToken,
} from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs';
import type { CodeBlock } from '../../model/entry.ts';
import { codeToHtml, type Token } from './code-html.ts';
import { type Highlighter, MOST_CHARACTERS } from './highlighter.ts';

const THEME = createCssVariablesTheme({ name: 'classes', variablePrefix: '--', fontStyle: false });

/** The grammars of editors: three hundred languages, at ten times the cost. */
export async function createShiki(): Promise<Highlighter> {
  // Measured: the JavaScript engine is slower on every line after the first (CSS 16 ms against 0.3).
  const core = await createHighlighterCore({
    themes: [THEME],
    engine: await createOnigurumaEngine(import('shiki/wasm')),
  });
  return {
    load: ({ language }) =>
      isKnownLanguage(language) && !core.getLoadedLanguages().includes(language)
        ? core.loadLanguage(bundledLanguages[language])
        : null,
    highlight: block =>
      codeToHtml(
        block,
        tokenize(core, block).map(line => line.map(({ content, color }) => token(content, color))),
      ),
  };
}

function isKnownLanguage(name: string): name is keyof typeof bundledLanguages {
  return Object.hasOwn(bundledLanguages, name) || Object.hasOwn(bundledLanguagesAlias, name);
}

function tokenize(core: HighlighterCore, { language, code }: CodeBlock): readonly (readonly ThemedToken[])[] {
  const isPlain = !isKnownLanguage(language) || code.length > MOST_CHARACTERS;
  return core.codeToTokensBase(code, {
    lang: isPlain ? 'text' : language,
    theme: 'classes',
    tokenizeMaxLineLength: 5_000,
    tokenizeTimeLimit: 0,
  });
}

/** The theme's colours are `var(--token-keyword)` and the like. */
function token(content: string, color: string | undefined): Token {
  const name = /^var\(--token-([a-z-]+)\)$/.exec(color ?? '')?.[1];
  return { content, kind: name === 'string-expression' ? 'string' : (name ?? '') };
}
