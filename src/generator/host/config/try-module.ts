import { Worker } from 'node:worker_threads';
import { type ConfigFailure, SETTLING_TIME, thrown } from './config-failure.ts';

/** Runs a compiled module of the site in a thread, and ends the thread if it takes too long; `null` = no problem. */
export async function tryModule(file: string): Promise<ConfigFailure | null> {
  const worker = new Worker(new URL('./config-worker.mjs', import.meta.url), {
    workerData: file,
    stdout: true,
  });
  let printed = '';
  worker.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  try {
    const failure = await answerOf(worker);
    return printed === '' ? failure : { kind: 'prints', text: printed };
  } finally {
    await worker.terminate();
  }
}

/** A thread that ends without an answer awaited something that cannot settle. */
function answerOf(worker: Worker): Promise<ConfigFailure | null> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve({ kind: 'endless' }), SETTLING_TIME);
    const settle = (failure: ConfigFailure | null) => {
      clearTimeout(timer);
      resolve(failure);
    };
    worker.once('message', settle);
    worker.once('error', error => settle(thrown(error)));
    worker.once('exit', () => settle({ kind: 'unsettled' }));
  });
}
