import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { availableGenerators } from './available-generators.ts';
import { type Corpus, type CorpusPage, corpusPages, writeCorpus } from './corpus.ts';
import { documentationPages } from './documentation.ts';
import { type Generator, prepareFolder } from './generators.ts';
import { type Cost, type Costs, measure, SCENARIOS } from './measure.ts';
import { type PageWeight, weighPage } from './page-weight.ts';
import { peersFolder } from './search/searchers.ts';
import { costTable, weightTable } from './tables.ts';

/**
 * Times builds of this program and its peers on the same Markdown, and prints the medians. `--pages` are numbers, or `documentation`;
 * `--peers` adds `starlight` or `docusaurus`.
 */
export async function benchBuilds(parameters: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      pages: { type: 'string', default: '250,1000,4000' },
      runs: { type: 'string', default: '5' },
      peers: { type: 'string', default: '' },
      json: { type: 'string' },
    },
  });
  const generators = availableGenerators(values.peers.split(','));
  const results: unknown[] = [];
  console.log(
    `Node ${process.versions.node}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}`,
  );
  for (const name of values.pages.split(',')) {
    const pages = name === 'documentation' ? documentationPages() : corpusPages(Number(name));
    const costs = await benchCorpus(generators, { name, pages }, Number(values.runs));
    results.push({ corpus: name, pages: pages.length, costs });
    console.log(`\n${name}, ${pages.length} pages, median of ${values.runs} runs\n${costTable(costs)}`);
    if (name !== 'documentation') console.log(weightTable(weigh(name, pages)));
  }
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
}

/** A docs page of ours; real documentation has addresses of its own. */
function weigh(name: string, [page]: readonly CorpusPage[]): PageWeight {
  return weighPage(join(folderOf(name, 'site'), 'dist'), `docs/${page?.path.replace(/\.md$/, '.html')}`);
}

/** All generators take turns in each run, so that a slow minute of the machine is everybody's. */
async function benchCorpus(
  generators: readonly Generator[],
  { name, pages }: Corpus,
  runs: number,
): Promise<Costs> {
  const empty = () => Object.fromEntries(generators.map(({ name }) => [name, [] as Cost[]]));
  const costs = { clean: empty(), 'nothing changed': empty(), 'one page changed': empty() };
  for (const generator of generators) {
    const folder = folderOf(name, generator.name);
    prepareFolder(generator, folder);
    writeCorpus(join(folder, generator.content), pages);
    await build(generator, folder);
  }
  for (let run = 0; run < runs; run++) {
    for (const generator of rotated(generators, run)) {
      const folder = folderOf(name, generator.name);
      for (const made of generator.made) rmSync(join(folder, made), { recursive: true, force: true });
      for (const scenario of SCENARIOS) {
        if (scenario === 'one page changed') changePage(join(folder, generator.content), pages, run);
        costs[scenario][generator.name]?.push(await build(generator, folder));
        process.stderr.write('.');
      }
    }
  }
  process.stderr.write('\n');
  return costs;
}

function build(generator: Generator, folder: string): Promise<Cost> {
  const [command, ...parameters] = generator.command(folder);
  return measure(command, parameters, folder);
}

/** Another page in each run, somewhere in the middle. */
function changePage(content: string, pages: readonly CorpusPage[], run: number): void {
  const page = pages[(Math.floor(pages.length / 2) + run) % pages.length];
  if (page) appendFileSync(join(content, page.path), `\nA sentence that was added in run ${run + 1}.\n`);
}

function rotated<Item>(items: readonly Item[], by: number): readonly Item[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** Below the packages of the peers, which look for them in the folders above. */
function folderOf(corpus: string, generator: string): string {
  return join(peersFolder, 'builds', corpus, generator.toLowerCase());
}
