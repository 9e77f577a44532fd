import {
  createCssVariablesTheme,
  createHighlighterCore,
  type HighlighterCore,
  type ThemedToken,
} from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs';
import type { CodeBlock } from '../../model/entry.ts';
import { codeToHtml } from './code-html.ts';

/** Turns code blocks into HTML with token classes, which the theme colours for both modes. */
export interface Highlighter {
  /** Loads the grammar that the block needs. Unknown languages are shown as plain text. */
  readonly load: (block: CodeBlock) => Promise<void>;
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
    load: async ({ language }) => {
      if (isKnownLanguage(language)) await core.loadLanguage(bundledLanguages[language]);
    },
    highlight: block => codeToHtml(block, tokenize(core, block)),
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
