import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot, requireCommand } from '../machine.ts';
import { corpusPages, writeCorpus } from './corpus.ts';
import { benchFolder } from './generators.ts';
import { type Cost, measure } from './measure.ts';
import { aligned } from './tables.ts';

const PORT = 8098;

const CONFIG = `export default {
  product: { name: 'Bench', slug: 'bench' },
  cache: { url: 'http://127.0.0.1:${PORT}', write: true },
  links: { broken: 'warning', anchors: 'warning' },
};
`;

/**
 * Measures builds that share a cache, with nginx as its server and a folder for each machine: alone, filling it, with a full one, and in
 * shards that run at the same time. `--content` is a folder of Markdown instead of the usual pages.
 */
export async function benchShared(parameters: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      pages: { type: 'string', default: '20000' },
      content: { type: 'string' },
      shards: { type: 'string', default: '1,2,4' },
    },
  });
  const counts = values.shards.split(',').map(Number);
  const server = startServer();
  const rows = [['', 'wall', 'processor', 'memory', 'requests', 'read', 'stored']];
  const add = (what: string, cost: Cost) => {
    rows.push([what, ...figures(cost), ...server.traffic()]);
    console.log(rows.at(-1)?.join('  '));
  };
  try {
    const machines = Array.from({ length: Math.max(...counts) }, (_, index) => machine(index, values));
    const [first = ''] = machines;
    await build(first, '--no-cache');
    add('without a cache', await build(clean(first), '--no-cache'));
    server.empty();
    add('filling it', await build(clean(first)));
    add('with a full one', await build(clean(first)));
    for (const count of counts) {
      server.empty();
      const costs = await Promise.all(
        machines.slice(0, count).map((root, index) => build(clean(root), '--shard', `${index + 1}/${count}`)),
      );
      const longest = costs.reduce((a, b) => (a.cpu > b.cpu ? a : b));
      add(`longest of ${count}`, longest);
      add(`last step after ${count}`, await build(clean(first)));
    }
  } finally {
    server.close();
  }
  console.log(aligned(rows));
}

/** A folder with the pages, as a machine has it after cloning. */
function machine(
  index: number,
  { pages, content }: { readonly pages: string; readonly content?: string | undefined },
): string {
  const root = join(benchFolder, 'shared', `machine-${index + 1}`);
  const docs = join(root, 'content', 'docs');
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'site.config.ts'), CONFIG);
  if (content === undefined) writeCorpus(docs, corpusPages(Number(pages)));
  else cpSync(content, docs, { recursive: true });
  return root;
}

function clean(root: string): string {
  for (const made of ['dist', '.cache']) rmSync(join(root, made), { recursive: true, force: true });
  return root;
}

function build(root: string, ...parameters: readonly string[]): Promise<Cost> {
  const program = join(projectRoot, 'bin', 'site.js');
  return measure(process.execPath, ['--max-old-space-size=3000', program, 'build', ...parameters], root);
}

function figures({ wall, cpu, memory }: Cost): readonly string[] {
  return [`${wall.toFixed(1)} s`, `${cpu.toFixed(1)} s`, `${Math.round(memory / 1e6)} MB`];
}

function startServer() {
  const folder = join(benchFolder, 'shared', 'server');
  const store = join(folder, 'store');
  const log = join(folder, 'access.log');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(store, { recursive: true });
  for (const path of [folder, store]) chmodSync(path, 0o777);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfig(folder));
  const child = spawn(requireCommand('nginx', 'nginx'), ['-c', file, '-g', 'daemon off;'], {
    stdio: 'inherit',
  });
  let told = 0;
  return {
    close: () => child.kill(),
    empty: () => {
      for (const part of ['ac', 'cas']) rmSync(join(store, part), { recursive: true, force: true });
    },
    /** Since it was asked before: requests, bytes that it gave, bytes that it took. */
    traffic: (): readonly string[] => {
      const lines = readFileSync(log, 'utf8').trim().split('\n').slice(told);
      told += lines.length;
      const sum = (column: number) =>
        lines.reduce((all, line) => all + (Number(line.split(' ')[column]) || 0), 0);
      return [String(lines.length), `${(sum(0) / 1e6).toFixed(1)} MB`, `${(sum(1) / 1e6).toFixed(1)} MB`];
    },
  };
}

function nginxConfig(folder: string): string {
  return `pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  log_format traffic '$body_bytes_sent $content_length';
  access_log ${folder}/access.log traffic;
  client_max_body_size 64m;
  client_body_temp_path ${folder}/body;
  server {
    listen 127.0.0.1:${PORT};
    root ${folder}/store;
    location / {
      dav_methods PUT;
      create_full_put_path on;
    }
  }
}
`;
}
