import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What one run of a command cost: seconds, and bytes. */
export interface Cost {
  readonly wall: number;
  /** User and system time of all its processes. */
  readonly cpu: number;
  /** Largest resident memory of all its processes together, sampled; at least that of the largest one. */
  readonly memory: number;
}

/** The three kinds of build, in the order in which they follow one another. */
export const SCENARIOS = ['clean', 'nothing changed', 'one page changed'] as const;

/** Every cost of a corpus: scenario, then generator, then one for each run. */
export type Costs = Readonly<Record<(typeof SCENARIOS)[number], Readonly<Record<string, readonly Cost[]>>>>;

const TIME_COMMAND = '/usr/bin/time';
const SAMPLE_MILLISECONDS = 15;
const TICKS_PER_SECOND = 100;

/** Runs a command to its end and says what it cost. Throws with its output where it fails. */
export function measure(
  command: string,
  parameters: readonly string[],
  workingDirectory: string,
): Promise<Cost> {
  const figures = join(tmpdir(), `bench-${process.pid}-${Math.round(performance.now() * 1000)}`);
  const isTimed = existsSync(TIME_COMMAND);
  const [file, all] = isTimed
    ? [TIME_COMMAND, ['-f', '%U %S %M', '-o', figures, command, ...parameters]]
    : [command, [...parameters]];
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(file, all, { cwd: workingDirectory, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', chunk => {
        output += chunk;
      });
    }
    const samples = { memory: 0, cpu: 0 };
    const timer = setInterval(() => sample(child.pid, samples), SAMPLE_MILLISECONDS);
    child.on('error', reject);
    child.on('close', code => {
      const wall = (performance.now() - start) / 1000;
      clearInterval(timer);
      if (code !== 0)
        return reject(new Error(`${command} ${parameters.join(' ')}: exit code ${code}\n${output}`));
      resolve({ wall, ...(isTimed ? readFigures(figures, samples.memory) : samples) });
    });
  });
}

function readFigures(file: string, sampledMemory: number): Omit<Cost, 'wall'> {
  const [user = 0, system = 0, kilobytes = 0] = readFileSync(file, 'utf8').trim().split(/\s+/).map(Number);
  rmSync(file);
  return { cpu: user + system, memory: Math.max(sampledMemory, kilobytes * 1024) };
}

/** Keeps the largest sum of memory, and the last sum of CPU time, of a process and all below it. */
function sample(root: number | undefined, samples: { memory: number; cpu: number }): void {
  if (root === undefined || process.platform !== 'linux') return;
  let memory = 0;
  let cpu = 0;
  for (const processId of [root, ...descendantsOf(root)]) {
    try {
      memory +=
        Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1] ?? 0) * 1024;
      const fields = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      cpu += (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    } catch {
      // The process ended between the two looks.
    }
  }
  samples.memory = Math.max(samples.memory, memory);
  samples.cpu = Math.max(samples.cpu, cpu);
}

function descendantsOf(processId: number): readonly number[] {
  try {
    const threads = readdirSync(`/proc/${processId}/task`);
    const children = threads.flatMap(thread =>
      readFileSync(`/proc/${processId}/task/${thread}/children`, 'utf8')
        .split(' ')
        .filter(Boolean)
        .map(Number),
    );
    return children.flatMap(child => [child, ...descendantsOf(child)]);
  } catch {
    return [];
  }
}

/** The middle of some numbers; of an even count the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return (upper + lower) / 2;
}

/** The smallest value that so many percent of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN;
}
