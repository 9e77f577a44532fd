import { type OwnThread, startOwnThread } from './own-thread.ts';

/** A thread that answers requests one after the other. It starts at a request, and again after it has ended. */
export interface AnsweringThread<Request> {
  /** Rejects with what the thread died of. */
  readonly ask: (request: Request) => Promise<unknown>;
  readonly end: () => void;
}

/** `name` says whose thread it is, in the error if it stops by itself. */
export function createAnsweringThread<Request>(name: string, workerFile: URL): AnsweringThread<Request> {
  let running: RunningThread<Request> | undefined;

  function start(): RunningThread<Request> {
    const started: RunningThread<Request> = startThread(name, workerFile, () => {
      if (running === started) running = undefined;
    });
    return started;
  }

  return {
    ask: request => {
      running ??= start();
      return running.ask(request);
    },
    end: () => {
      running?.end();
      running = undefined;
    },
  };
}

interface RunningThread<Request> {
  readonly ask: (request: Request) => Promise<unknown>;
  readonly end: () => void;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread keeps the process alive only while a request waits for its answer. */
function startThread<Request>(name: string, workerFile: URL, onEnd: () => void): RunningThread<Request> {
  const waiting: Waiting[] = [];
  const thread: OwnThread<Request> = startOwnThread(
    workerFile,
    {},
    {
      onAnswer: answer => {
        waiting.shift()?.resolve(answer);
        if (waiting.length === 0) thread.rest();
      },
      onEnd: reason => {
        onEnd();
        const error =
          reason instanceof Error ? reason : new Error(`The thread of ${name} stopped (${reason})`);
        for (const { reject } of waiting.splice(0)) reject(error);
      },
    },
  );
  return {
    ask: request =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        thread.wait();
        thread.ask(request);
      }),
    end: () => void thread.end(),
  };
}
