import { rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser/launch-browser.ts';
import { writeCorpus } from './corpus.ts';
import { measure, median } from './measure.ts';
import { type Answer, askQuestions, startOf } from './search/ask-questions.ts';
import { measureVisits, type VisitorCost } from './search/first-search.ts';
import { installPeers } from './search/install-peers.ts';
import { type SearchCorpus, searchCorpus } from './search/search-corpus.ts';
import { configure, peersFolder, SEARCHERS, type Searcher } from './search/searchers.ts';
import { startCountingServer } from './search/static-server.ts';
import { aligned } from './tables.ts';

/** What was measured of a searcher on a corpus. Times of builds in seconds. */
interface Result extends VisitorCost {
  readonly name: string;
  readonly withSearch: number;
  readonly without: number;
  readonly answers: readonly Answer[];
}

/** Compares the search of this program with those of its peers on the same Markdown: builds, first searches, answers. */
export async function benchSearch(parameters: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      corpora: { type: 'string', default: 'site,1000,4000' },
      searchers: { type: 'string', default: SEARCHERS.map(({ name }) => name).join() },
      runs: { type: 'string', default: '3' },
      json: { type: 'string' },
    },
  });
  installPeers();
  const searchers = SEARCHERS.filter(({ name }) => values.searchers.split(',').includes(name));
  console.log(`Node ${process.versions.node}, ${cpus().length} cores, ${cpus()[0]?.model}`);
  const browser = await launchBrowser();
  for (const corpus of values.corpora.split(',').map(searchCorpus)) {
    const results: Result[] = [];
    for (const searcher of searchers)
      results.push(await benchSearcher(browser, searcher, corpus, Number(values.runs)));
    console.log(`\n${corpus.name}: ${corpus.pages.length} pages\n${resultTable(results)}`);
    if (values.json !== undefined)
      writeFileSync(`${values.json}-${corpus.name}.json`, JSON.stringify(results, null, 2));
  }
  await browser.close();
}

/** Builds without and with the search take turns, so that a slow minute of the machine is shared. */
async function benchSearcher(
  browser: Browser,
  searcher: Searcher,
  corpus: SearchCorpus,
  runs: number,
): Promise<Result> {
  const folder = join(peersFolder, 'sites', corpus.name, searcher.name.toLowerCase());
  const times = { without: [] as number[], with: [] as number[] };
  rmSync(folder, { recursive: true, force: true });
  writeCorpus(join(folder, searcher.content), corpus.pages);
  for (let run = 0; run < runs; run++) {
    times.without.push(await buildClean(searcher, folder, false));
    times.with.push(await buildClean(searcher, folder, true));
  }
  const server = await startCountingServer(join(folder, searcher.output));
  try {
    const visit = { start: startOf(searcher, corpus.pages), questions: corpus.timed };
    const cost = await measureVisits(browser, searcher, server, visit);
    const answers = await askQuestions(browser, searcher, server, corpus.asked);
    const { name } = searcher;
    return { name, ...cost, answers, without: median(times.without), withSearch: median(times.with) };
  } finally {
    server.stop();
  }
}

async function buildClean(searcher: Searcher, folder: string, hasSearch: boolean): Promise<number> {
  for (const made of searcher.made) rmSync(join(folder, made), { recursive: true, force: true });
  configure(searcher, folder, hasSearch);
  const [command, ...parameters] = searcher.command;
  const { wall } = await measure(command, parameters, folder);
  process.stderr.write(`${searcher.name} ${hasSearch ? 'with' : 'without'} search: ${wall.toFixed(2)} s\n`);
  return wall;
}

function resultTable(results: readonly Result[]): string {
  const rows = results.map(({ name, withSearch, without, bytes, first, later, answers }) => {
    const right = answers.filter(({ place }) => place >= 1 && place <= 3).length;
    return [
      name,
      '',
      `${without.toFixed(2)} s`,
      `${withSearch.toFixed(2)} s`,
      `${(100 * (withSearch / without - 1)).toFixed(0)} %`,
      `${(bytes / 1000).toFixed(0)} kB`,
      `${first.toFixed(0)} ms`,
      `${later.toFixed(0)} ms`,
      answers.length === 0 ? '' : `${right} of ${answers.length}`,
    ];
  });
  return aligned([
    ['', '', 'without', 'with search', 'more', 'first search', 'first', 'later', 'in the first three'],
    ...rows,
  ]);
}
