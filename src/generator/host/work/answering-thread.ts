import { type OwnThread, startOwnThread } from './own-thread.ts';

/** A thread that answers requests one after the other. It starts at a request, and again after it has ended. */
export interface AnsweringThread<Request, Answer> {
  /** Rejects with what the thread died of. */
  readonly ask: (request: Request) => Promise<Answer>;
  readonly end: () => void;
}

/**
 * `name` says whose thread it is, in the error if it stops by itself. `workerFile` is compiled with this program, so its answers have the type that
 * `answerEach` is given there.
 */
export function createAnsweringThread<Request, Answer>(
  name: string,
  workerFile: URL,
): AnsweringThread<Request, Answer> {
  let running: AnsweringThread<Request, Answer> | undefined;

  function start(): AnsweringThread<Request, Answer> {
    const started: AnsweringThread<Request, Answer> = startThread(name, workerFile, () => {
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

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread keeps the process alive only while a request waits for its answer. */
function startThread<Request, Answer>(
  name: string,
  workerFile: URL,
  onEnd: () => void,
): AnsweringThread<Request, Answer> {
  const waiting: Waiting<Answer>[] = [];
  const thread: OwnThread<Request> = startOwnThread<Request, Answer>(
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
