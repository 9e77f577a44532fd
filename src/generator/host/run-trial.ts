import { fork } from 'node:child_process';

export interface TrialLimits {
  /** Milliseconds. */
  readonly time: number;
  /** Bytes that the process may hold. */
  readonly memory: number;
}

/** How a trial ended. */
export type TrialOutcome =
  | { readonly outcome: 'done' | 'time' | 'memory' }
  | { readonly outcome: 'crash'; readonly reason: string };

/** Milliseconds that a process may take to start, on the busiest of machines. */
const START_TIME = 30_000;
/** Last characters of what a crashed process printed that are looked at, and how many are repeated. */
const PRINTED_LENGTH = 6_000;
const REASON_LENGTH = 300;

/**
 * Has a child process work on a text that may keep it busy for ever, take all memory or bring it down. The worker says that it is
 * ready, is sent the text and says when it is done. It never outlives this process.
 */
export function runTrial(
  workerFile: string,
  text: string,
  { time, memory }: TrialLimits,
): Promise<TrialOutcome> {
  return new Promise(resolve => {
    const child = fork(workerFile, [String(memory)], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let printed = '';
    const kill = () => void child.kill('SIGKILL');
    const finish = (outcome: TrialOutcome) => {
      clearTimeout(clock);
      process.off('exit', kill);
      kill();
      resolve(outcome);
    };
    let clock = setTimeout(finish, START_TIME, { outcome: 'time' });
    process.once('exit', kill);
    child.stderr?.on('data', (bytes: Buffer) => {
      printed = (printed + bytes.toString('utf8')).slice(-PRINTED_LENGTH);
    });
    child.once('message', () => {
      clearTimeout(clock);
      clock = setTimeout(finish, time, { outcome: 'time' });
      child.once('message', () => finish({ outcome: 'done' }));
      child.send(text, error => error && kill());
    });
    child.once('error', error => finish({ outcome: 'crash', reason: error.message }));
    // Only its own watchdog, or a system without memory, kills it.
    child.once('close', (code, signal) =>
      finish(
        signal === 'SIGKILL'
          ? { outcome: 'memory' }
          : { outcome: 'crash', reason: reasonIn(printed, code ?? signal) },
      ),
    );
  });
}

function reasonIn(printed: string, ending: number | string | null): string {
  const reason = /^\w*Error\b.*$/m.exec(printed)?.[0] ?? printed.trim().split('\n').at(-1) ?? '';
  return `${reason.slice(0, REASON_LENGTH)} (${ending})`.trim();
}
