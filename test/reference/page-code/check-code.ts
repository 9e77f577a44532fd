import type { CodeBlock } from '../code-blocks.ts';
import { checkCss } from './check-css.ts';
import { checkHtml } from './check-html.ts';
import { checkJson } from './check-json.ts';
import { checkPhp } from './check-php.ts';
import { checkScripts } from './check-scripts.ts';
import { checkTemplate } from './check-template.ts';
import { checkXml } from './check-xml.ts';

/** Checks blocks of one language; gives one line a mistake, which begins with `file:line`. */
type LanguageCheck = (blocks: readonly CodeBlock[]) => readonly string[];

const CHECKS: Readonly<Record<string, LanguageCheck>> = {
  js: checkScripts,
  ts: checkScripts,
  php: each(checkPhp),
  css: each(checkCss),
  json: each(checkJson),
  handlebars: each(checkTemplate),
  html: each(checkHtml),
  xml: each(checkXml),
  // Shortcodes, rows of CSV, and commands: text that only a person can check.
  text: () => [],
  bash: () => [],
};

/** Checks code blocks, each by its language. A block of a language that has no check is a mistake. */
export function checkCode(blocks: readonly CodeBlock[]): readonly string[] {
  const languages = [...new Set(blocks.map(({ language }) => language))];
  return languages.flatMap(language => {
    const own = blocks.filter(block => block.language === language);
    return (CHECKS[language] ?? each(unknownLanguage))(own);
  });
}

function each(check: (block: CodeBlock) => readonly string[]): LanguageCheck {
  return blocks => blocks.flatMap(check);
}

function unknownLanguage({ file, line, language }: CodeBlock): readonly string[] {
  return [
    `${file}:${line} No check for code in "${language}"; the languages are ${Object.keys(CHECKS).join(', ')}`,
  ];
}
