import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildOwnSite, filesBelow } from './own-site.ts';

/** Pages whose text comes from data that other pages show too. */
const FROM_DATA = /^(?:api|changelog|maps)\b|^(?:404|checkout)\.html$/;
const NO_PROSE = /<(svg|pre|figure|nav|script|form|header|footer|template|h[1-6])\b.*?<\/\1>/gs;
/** Words of a sentence that readers would notice. */
const NOTICED = 8;

test('readers find each sentence of eight words or more on one page alone', async () => {
  const folder = await buildOwnSite();
  const pages = new Map<string, Set<string>>();
  for (const file of filesBelow(folder, '.html').filter(file => !FROM_DATA.test(file)))
    for (const sentence of sentencesIn(readFileSync(join(folder, file), 'utf8')))
      pages.set(sentence, (pages.get(sentence) ?? new Set()).add(file));
  const repeated = [...pages].filter(([, { size }]) => size > 1);
  expect(pages.size).toBeGreaterThan(1000);
  expect(repeated.map(([sentence, on]) => `${[...on].join(', ')}: ${sentence}`)).toEqual([]);
});

/** The sentences in the written text of a page. */
function sentencesIn(html: string): readonly string[] {
  const prose = /<div class="prose">(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const blocks = prose
    .replace(NO_PROSE, '\n')
    .split(/<\/?(?:p|li|t[dhr]|div|d[dt]|summary|section|aside|details)\b[^>]*>/);
  return blocks
    .flatMap(block =>
      block
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .split(/(?<=[.!?]) /),
    )
    .map(sentence => sentence.trim())
    .filter(sentence => /[.!?]$/.test(sentence) && sentence.split(' ').length >= NOTICED);
}
