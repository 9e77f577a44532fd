import { parentPort, type Transferable, Worker, workerData } from 'node:worker_threads';

/** A thread that runs a file of this program. It does not keep the process alive until this process waits for it. */
export interface OwnThread<Request> {
  readonly ask: (request: Request) => void;
  readonly wait: () => void;
  /** This process waits no longer. */
  readonly rest: () => void;
  readonly end: () => Promise<void>;
}

export interface ThreadListener<Answer> {
  readonly onAnswer: (answer: Answer) => void;
  /** It has failed with an error, or ended with a code. */
  readonly onEnd: (reason: unknown) => void;
}

/** Megabytes: the stack of a main thread, so that a thread can read whatever that can. */
const STACK = 8;

/** Starts a thread with some data; what it prints is dropped. */
export function startOwnThread<Request, Answer>(
  file: URL,
  data: object,
  { onAnswer, onEnd }: ThreadListener<Answer>,
): OwnThread<Request> {
  const worker = new Worker(file, {
    workerData: data,
    resourceLimits: { stackSizeMb: STACK },
    stdout: true,
    stderr: true,
  });
  worker.on('message', onAnswer).on('error', onEnd).on('exit', onEnd).unref();
  return {
    ask: request => worker.postMessage(request),
    wait: () => worker.ref(),
    rest: () => worker.unref(),
    end: async () => void (await worker.terminate()),
  };
}

/** The data that this thread was started with; it comes from our own program. */
export function dataOfThread<Data>(): Data {
  return workerData as Data;
}

/** The other side of `startOwnThread`. Bytes are moved, not copied. */
export function answerInThread<Answer>(answer: Answer, moved: readonly ArrayBufferLike[] = []): void {
  parentPort?.postMessage(answer, moved as readonly Transferable[]);
}

/** Handles one request after the other, even if one waits for something: only their order says which answer belongs to which request. */
export function hearInThread<Request>(onRequest: (request: Request) => void | Promise<void>): void {
  let turn = Promise.resolve();
  parentPort?.on('message', (request: Request) => {
    turn = turn.then(() => onRequest(request));
  });
}

/** The other side of `createAnsweringThread`. */
export function answerEach<Request>(answer: (request: Request) => unknown): void {
  hearInThread<Request>(request => answerInThread(answer(request)));
}
