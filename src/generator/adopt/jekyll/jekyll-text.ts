import type { TurnedText } from '../adopt-pages.ts';
import type { Note } from '../adopted-site.ts';
import { codeBlock } from '../text/code-block.ts';
import { withoutTemplateTags } from '../text/template-tags.ts';
import { bodyLine } from '../text/text-lines.ts';
import { bodyOfText } from './jekyll-places.ts';
import { fillLiquid, type LiquidSource } from './liquid.ts';

/**
 * Turns the text of an entry. Plain text becomes code. HTML without Liquid stays as it is; HTML with Liquid is shown as code, for a person
 * to write again.
 */
export function turnJekyllText(written: string, file: string, source: LiquidSource): TurnedText {
  if (file.endsWith('.txt')) return { text: asCode(written, 'text'), notes: [] };
  const { text, withRaw } = fillLiquid(written, source);
  if (!/\.html?$/.test(file)) {
    const turned = withoutTemplateTags(text, { file, written, message: LIQUID });
    return { ...turned, text: withRaw(turned.text) };
  }
  const body = bodyOfText(withRaw(text)).trim();
  if (!/\{%|\{\{/.test(body)) {
    const empty: readonly Note[] = [
      { message: 'Pages without a text of their own, which a layout made', place: { file } },
    ];
    return { text: withRaw(text), notes: body === '' ? empty : [] };
  }
  return {
    text: asCode(written, 'html'),
    notes: [{ message: 'Pages in HTML with Liquid, shown as code: write them in Markdown', place: { file } }],
  };
}

const LIQUID = 'Liquid does not run any more, and its tags were left out: write what they showed';

function asCode(written: string, language: string): string {
  const head = written.split('\n').slice(0, bodyLine(written)).join('\n');
  const code = codeBlock(language, bodyOfText(written).trim().split('\n'));
  return `${head}\n\n${code.join('\n')}\n`;
}
