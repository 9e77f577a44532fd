import { fork } from 'node:child_process';
import { ENGINE_FLAGS } from '@mapwright/site/system';
import type { ApiExtraction } from '../api.ts';
import type { ExtractionRequest } from './extraction-request.ts';

export interface WorkerLimits {
  /** Milliseconds. */
  readonly time: number;
  /** Megabytes of JavaScript heap. */
  readonly memory: number;
}

/** The answer of a child process, or why there is none. */
export type WorkerAnswer =
  | { readonly extraction: ApiExtraction }
  | { readonly failure: 'time' | 'memory' }
  | { readonly failure: 'crash'; readonly reason: string };

/** How much of a crashed worker's output to repeat: its last characters. */
const REASON_LENGTH = 600;

/** Extracts the reference in a child process. The process ends with its answer, at a limit, or with this process. */
export function askWorker(
  workerFile: string,
  request: ExtractionRequest,
  limits: WorkerLimits,
): Promise<WorkerAnswer> {
  return new Promise(resolve => {
    const child = fork(workerFile, [], {
      cwd: request.root,
      execArgv: [...ENGINE_FLAGS, `--max-old-space-size=${limits.memory}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const kill = () => void child.kill('SIGKILL');
    let printed = '';
    let isLate = false;
    const clock = setTimeout(() => {
      isLate = true;
      kill();
    }, limits.time);
    process.once('exit', kill);

    const finish = (answer: WorkerAnswer) => {
      clearTimeout(clock);
      process.off('exit', kill);
      resolve(answer);
    };
    child.stderr?.on('data', (bytes: Buffer) => {
      printed = (printed + bytes.toString('utf8')).slice(-REASON_LENGTH * 10);
    });
    // The sender is our own worker, compiled with this program.
    child.once('message', extraction => finish({ extraction: extraction as ApiExtraction }));
    child.once('error', error => finish({ failure: 'crash', reason: error.message }));
    child.once('close', (code, signal) =>
      finish(isLate ? { failure: 'time' } : crash(printed, code ?? signal)),
    );
    child.send(request, error => error && kill());
  });
}

function crash(printed: string, ending: number | string | null): WorkerAnswer {
  if (/heap out of memory|allocation failed/i.test(printed)) return { failure: 'memory' };
  const reason = /^\w*Error\b.*$/m.exec(printed)?.[0] ?? printed.trim().split('\n').at(-1) ?? '';
  return { failure: 'crash', reason: `${reason.slice(0, REASON_LENGTH)} (${ending})`.trim() };
}
