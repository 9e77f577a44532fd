import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { startClock } from './start-clock.ts';

/** The result of one request. */
export type WorkResult<Answer> =
  | { readonly outcome: 'done'; readonly answer: Answer }
  | { readonly outcome: 'time' | 'memory' }
  | { readonly outcome: 'crash'; readonly reason: string };

/** What a worker says; `serveWork` is its side. */
export type WorkMessage<Answer> =
  | 'started'
  | { readonly answer: Answer }
  | {
      /** What the work threw. */
      readonly reason: string;
    };

/** A process for work that may keep it busy for ever, use all memory or crash it. */
export interface WorkProcess<Request, Answer> {
  /** Does one request after another. `milliseconds` do not include the start of the process. */
  readonly ask: (request: Request, milliseconds: number) => Promise<WorkResult<Answer>>;
  readonly close: () => void;
}

/** Milliseconds that a process may take to start, on the busiest of machines. */
const START_TIME = 30_000;
/** Last characters of what a process printed that are looked at when it has crashed, and how many are repeated. */
const PRINTED_LENGTH = 6_000;
const REASON_LENGTH = 300;

/**
 * A process that runs `workerFile`. It starts at the first request, is ended when it is late or holds more than `memory` bytes, and
 * starts again at the next request. It never outlives this process.
 */
export function createWorkProcess<Request extends Serializable, Answer>(
  workerFile: string,
  memory: number,
): WorkProcess<Request, Answer> {
  let running: RunningChild | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  function start(): RunningChild {
    const started = startChild(workerFile, memory);
    started.child.once('exit', () => {
      if (running === started) running = undefined;
    });
    return started;
  }

  function close(): void {
    running?.kill();
    running = undefined;
  }

  async function askNow(request: Request, milliseconds: number): Promise<WorkResult<Answer>> {
    running ??= start();
    const result = await exchange<Answer>(running, request, milliseconds);
    if (result.outcome !== 'done') close();
    return result;
  }

  return {
    ask: (request, milliseconds) => {
      const result = turn.then(() => askNow(request, milliseconds));
      turn = result.catch(() => {});
      return result;
    },
    close,
  };
}

interface RunningChild {
  readonly child: ChildProcess;
  /** The last that it has printed. */
  readonly printed: () => string;
  readonly kill: () => void;
}

function startChild(workerFile: string, memory: number): RunningChild {
  const child = fork(workerFile, [String(memory)], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let printed = '';
  child.stderr?.on('data', (bytes: Buffer) => {
    printed = (printed + bytes.toString('utf8')).slice(-PRINTED_LENGTH);
  });
  const kill = () => void child.kill('SIGKILL');
  // Heard by the request under way; one that comes later concerns none.
  child.on('error', () => {});
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return { child, printed: () => printed, kill };
}

/** Sends one request and waits for what comes of it. */
function exchange<Answer>(
  { child, printed }: RunningChild,
  request: Serializable,
  milliseconds: number,
): Promise<WorkResult<Answer>> {
  return new Promise(resolve => {
    const late = () => settle({ outcome: 'time' });
    let stopClock = startClock(START_TIME, late);
    child.on('message', hear).on('error', fail).on('close', end);
    // What cannot be sent is for a process that is ending: its end says why.
    child.send(request, () => {});

    function hear(message: unknown): void {
      // It is our own worker that answers, compiled with this program.
      const said = message as WorkMessage<Answer>;
      if (said !== 'started')
        settle('answer' in said ? { outcome: 'done', ...said } : { outcome: 'crash', ...said });
      else {
        stopClock();
        stopClock = startClock(milliseconds, late);
      }
    }

    function fail({ message }: Error): void {
      settle({ outcome: 'crash', reason: message });
    }

    function end(code: number | null, signal: NodeJS.Signals | null): void {
      // Only its own watchdog, or a system that is out of memory, kills it.
      if (signal === 'SIGKILL') settle({ outcome: 'memory' });
      else settle({ outcome: 'crash', reason: reasonIn(printed(), code ?? signal) });
    }

    function settle(result: WorkResult<Answer>): void {
      stopClock();
      child.off('message', hear).off('error', fail).off('close', end);
      resolve(result);
    }
  });
}

function reasonIn(printed: string, ending: number | string | null): string {
  const reason = /^\w*Error\b.*$/m.exec(printed)?.[0] ?? printed.trim().split('\n').at(-1) ?? '';
  return `${reason.slice(0, REASON_LENGTH)} (${ending})`.trim();
}
