import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { PlainPage } from './plain-pages.ts';
import type { Searcher } from './searchers.ts';
import type { CountingServer } from './static-server.ts';

/** A question as a reader types it, and the addresses on this site that answer it. */
interface Question {
  readonly q: string;
  readonly kind: string;
  readonly a: readonly string[];
}

/** How a question was answered: the place of the first right page, from 1; 0 where it is not among the pages found. */
export interface Answer extends Question {
  readonly place: number;
}

/** The questions with an answer among the pages. */
function questionsFor(pages: readonly PlainPage[]): readonly Question[] {
  const sources = new Set(pages.map(({ source }) => source));
  const questions: readonly Question[] = JSON.parse(
    readFileSync(join(import.meta.dirname, 'questions.json'), 'utf8'),
  );
  return questions.filter(({ a }) => a.some(address => sources.has(pageOf(address))));
}

/** Asks all of them, and counts pages: several results on one page are one. */
export async function askQuestions(
  browser: Browser,
  searcher: Searcher,
  server: CountingServer,
  pages: readonly PlainPage[],
): Promise<readonly Answer[]> {
  const sources = new Map(pages.map(({ path, source }) => [nameOf(path), source]));
  const page = await browser.newPage();
  await page.goto(server.origin + startOf(searcher, pages), { waitUntil: 'networkidle' });
  const answers: Answer[] = [];
  for (const question of questionsFor(pages)) {
    const addresses = await searcher.ask(page, server.origin, question.q);
    const found = [...new Set(addresses.map(address => sources.get(nameOf(address)) ?? address))];
    const right = new Set(question.a.map(pageOf));
    answers.push({ ...question, place: found.findIndex(source => right.has(source)) + 1 });
  }
  await page.close();
  return answers;
}

/** A page of a searcher's site. */
export function startOf({ base }: Searcher, pages: readonly { readonly path: string }[]): string {
  return `${base}${pages[0]?.path.replace(/\.md$/, '')}`;
}

function pageOf(address: string): string {
  return address.replace(/#.*/, '');
}

/** The last part of a path, which every generator keeps. */
function nameOf(path: string): string {
  return (
    path
      .replace(/\/$/, '')
      .replace(/\.\w+$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}
