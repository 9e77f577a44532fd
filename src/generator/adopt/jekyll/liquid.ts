import { codeBlock } from '../text/code-block.ts';
import { type Fields, textAt } from '../values.ts';
import { fillInclude, includeArguments } from './fill-include.ts';

/** What the tags of a text may name. */
export interface LiquidSource {
  /** The fields of the configuration, with the data files as `data`. */
  readonly site: Fields;
  /** Where a file of the project went, from `/content`: for `{% link %}` and `{% post_url %}`. */
  readonly linkTo: (name: string) => string | undefined;
  /** The text of a file for `{% include %}`. */
  readonly includeOf: (name: string) => string | undefined;
}

/** A text with the tags filled in that stand for text or code. `withRaw` puts back what was between `raw` and `endraw`. */
export interface FilledText {
  readonly text: string;
  readonly withRaw: (text: string) => string;
}

/** Fills in the tags of Liquid that stand for text or code; the others stay. */
export function fillLiquid(written: string, source: LiquidSource): FilledText {
  const { site, linkTo } = source;
  const raw: string[] = [];
  const kept = (text: string) => `${MARK}${raw.push(text) - 1}${MARK}`;
  const text = written
    .replaceAll(/\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g, (_, inner: string) => kept(inner))
    .replaceAll(INCLUDE, (whole, name: string, values: string) => includedText(name, values, source) ?? whole)
    .replaceAll(/^(#{1,6}[ \t].*)\n\{:[^}\n]*?(#[\w-]+)[^}\n]*\}[ \t]*$/gm, '$1 {$2}')
    .replaceAll(/^[ \t]*\{::options\b[^}\n]*\}[ \t]*\n?/gm, '')
    .replaceAll(/\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}\n?/g, '')
    .replaceAll(HIGHLIGHT, (_, language: string, code: string) =>
      codeBlock(language, code.split('\n')).join('\n'),
    )
    .replaceAll(
      /\{%-?\s*(?:link|post_url)\s+([^\s%]+)\s*-?%\}/g,
      (whole, name: string) => linkTo(name) ?? whole,
    )
    .replaceAll(/\{\{-?\s*site\.(?:baseurl|url)\s*-?\}\}/g, '')
    .replaceAll(
      /\{\{-?\s*["']([^"'}]*)["']\s*\|\s*(?:relative_url|absolute_url)\s*-?\}\}/g,
      (_, path: string) => (path.startsWith('/') ? path : `/${path}`),
    )
    .replaceAll(
      /\{\{-?\s*site\.(\w+(?:\.[\w-]+)*)\s*-?\}\}/g,
      (whole, path: string) => textAt(site, path) ?? whole,
    )
    .replaceAll(/^[ \t]*(?:[*+-]|\d+\.)[ \t].*\n[ \t]*\{:[^}\n]*\btoc\b[^}\n]*\}[ \t]*$/gm, '::toc{}');
  const withRaw = (turned: string) =>
    turned.replaceAll(
      new RegExp(`${MARK}(\\d+)${MARK}`, 'g'),
      (_, index: string) => raw[Number(index)] ?? '',
    );
  return { text, withRaw };
}

const INCLUDE = /\{%-?\s*include(?:_cached)?\s+([\w./-]+)((?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*-?%\}/g;

/** The text of an include, if no tags are left in it. In HTML, empty lines would end a block, and indented lines be code. */
function includedText(name: string, values: string, source: LiquidSource): string | undefined {
  const text = source.includeOf(name);
  if (text === undefined) return undefined;
  const includeOf = (other: string) => (other === name ? undefined : source.includeOf(other));
  const filled = fillInclude(text, includeArguments(values));
  const { text: unmarked, withRaw } = fillLiquid(filled, { ...source, includeOf });
  const turned = withRaw(unmarked).trim();
  if (/\{%|\{\{/.test(turned)) return undefined;
  return name.endsWith('.html') ? turned.replaceAll(/\n\s+/g, '\n') : turned;
}

/** A character that no text contains. It encloses the number of a kept text. */
const MARK = '\u{e000}';

const HIGHLIGHT =
  /\{%-?\s*highlight\s+([\w+#-]+)[^%]*-?%\}\s*\n?([\s\S]*?)\n?[ \t]*\{%-?\s*endhighlight\s*-?%\}/g;
