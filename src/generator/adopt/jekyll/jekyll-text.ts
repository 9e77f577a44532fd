import type { TurnedText } from '../adopt-pages.ts';
import type { Note } from '../adopted-site.ts';
import { codeBlock } from '../text/code-block.ts';
import { bodyLine } from '../text/text-lines.ts';
import { bodyOfText } from './jekyll-places.ts';
import { type LiquidSource, turnLiquid } from './liquid.ts';

/** Turns the text of an entry. Plain text is code. HTML without Liquid passes as it is; with Liquid it is shown as code, for a person to write. */
export function turnJekyllText(written: string, file: string, source: LiquidSource): TurnedText {
  if (file.endsWith('.txt')) return { text: asCode(written, 'text'), notes: [] };
  if (!/\.html?$/.test(file)) return turnLiquid(written, file, source);
  const turned = turnLiquid(written, file, source);
  const body = bodyOfText(turned.text).trim();
  if (!/\{%|\{\{/.test(body)) {
    const empty: readonly Note[] = [
      { message: 'Pages without a text of their own, which a layout made', place: { file } },
    ];
    return { text: turned.text, notes: body === '' ? empty : [] };
  }
  return {
    text: asCode(written, 'html'),
    notes: [{ message: 'Pages in HTML with Liquid, shown as code: write them in Markdown', place: { file } }],
  };
}

function asCode(written: string, language: string): string {
  const head = written.split('\n').slice(0, bodyLine(written)).join('\n');
  const code = codeBlock(language, bodyOfText(written).trim().split('\n'));
  return `${head}\n\n${code.join('\n')}\n`;
}
