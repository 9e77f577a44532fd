import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { ENGINE_FLAGS } from './optimise-later.ts';
import { startClock } from './start-clock.ts';

/** The result of one request. */
export type WorkResult<Answer> =
  | { readonly outcome: 'done'; readonly answer: Answer }
  | { readonly outcome: 'time' | 'memory' }
  | { readonly outcome: 'crash'; readonly reason: string };

/** A message from a worker; `serveWork` sends it. */
export type WorkMessage<Answer> =
  | 'started'
  | { readonly answer: Answer }
  | {
      /** The message of what the work threw. */
      readonly reason: string;
    };

/** A process for work that may run for ever, use all memory or crash. */
export interface WorkProcess<Request, Answer> {
  /** Handles one request at a time. `milliseconds` do not include the start of the process. */
  readonly ask: (request: Request, milliseconds: number) => Promise<WorkResult<Answer>>;
  readonly close: () => void;
}

/** Milliseconds that a process may take to start, even on a very busy machine. */
const START_TIME = 30_000;
/** How many of the last characters printed by a crashed process are searched for the reason, and how many are repeated. */
const PRINTED_LENGTH = 6_000;
const REASON_LENGTH = 300;

/**
 * A process that runs `workerFile`. It starts at the first request. It is killed when it is late or uses more than `memory` bytes, and
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
  /** The end of what it has printed. */
  readonly printed: () => string;
  readonly kill: () => void;
}

function startChild(workerFile: string, memory: number): RunningChild {
  const child = fork(workerFile, [String(memory)], {
    execArgv: [...ENGINE_FLAGS],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let printed = '';
  child.stderr?.on('data', (bytes: Buffer) => {
    printed = (printed + bytes.toString('utf8')).slice(-PRINTED_LENGTH);
  });
  const kill = () => void child.kill('SIGKILL');
  // The request under way handles an error; later errors concern no request.
  child.on('error', () => {});
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return { child, printed: () => printed, kill };
}

/** Sends one request and waits for its result. */
function exchange<Answer>(
  { child, printed }: RunningChild,
  request: Serializable,
  milliseconds: number,
): Promise<WorkResult<Answer>> {
  return new Promise(resolve => {
    const late = () => settle({ outcome: 'time' });
    let stopClock = startClock(START_TIME, late);
    child.on('message', hear).on('error', fail).on('close', end);
    // Sending fails only if the process is ending; its exit gives the reason.
    child.send(request, () => {});

    function hear(message: unknown): void {
      // The message comes from our own worker, compiled with this program.
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
      // Only its own watchdog, or a system that runs out of memory, sends this signal.
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
