import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CorpusPage, corpusPages, writeCorpus } from './corpus.ts';
import { availableGenerators, benchFolder, type Generator, prepareFolder } from './generators.ts';
import { type Cost, type Costs, measure, SCENARIOS } from './measure.ts';
import { weighPage } from './page-weight.ts';
import { costTable, weightTable } from './tables.ts';

/** Times builds of this program and its peers on the same Markdown, and prints the medians. */
export async function benchBuilds(parameters: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      pages: { type: 'string', default: '250,1000,4000' },
      runs: { type: 'string', default: '5' },
      json: { type: 'string' },
    },
  });
  const generators = availableGenerators();
  const results: unknown[] = [];
  console.log(
    `Node ${process.versions.node}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}`,
  );
  for (const count of values.pages.split(',').map(Number)) {
    const pages = corpusPages(count);
    const costs = await benchCorpus(generators, pages, Number(values.runs));
    const weight = weighPage(
      join(folderOf(count, 'site'), 'dist'),
      `docs/${pages[0]?.path.replace(/\.md$/, '.html')}`,
    );
    results.push({ pages: count, costs, weight });
    console.log(
      `\n${count} pages, median of ${values.runs} runs\n${costTable(costs)}\n${weightTable(weight)}`,
    );
  }
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
}

/** All generators take turns in each run, so that a slow minute of the machine is everybody's. */
async function benchCorpus(
  generators: readonly Generator[],
  pages: readonly CorpusPage[],
  runs: number,
): Promise<Costs> {
  const empty = () => Object.fromEntries(generators.map(({ name }) => [name, [] as Cost[]]));
  const costs = { clean: empty(), 'nothing changed': empty(), 'one page changed': empty() };
  for (const generator of generators) {
    const folder = folderOf(pages.length, generator.name);
    prepareFolder(generator, folder);
    writeCorpus(join(folder, generator.content), pages);
    await build(generator, folder);
  }
  for (let run = 0; run < runs; run++) {
    for (const generator of rotated(generators, run)) {
      const folder = folderOf(pages.length, generator.name);
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

function folderOf(count: number, name: string): string {
  return join(benchFolder, String(count), name.toLowerCase());
}
