import { Worker } from 'node:worker_threads';
import { type ConfigRun, SETTLING_TIME, thrown } from './config-failure.ts';

/** Runs a compiled configuration in a thread, which is ended when it takes too long. */
export async function runConfigThread(file: string): Promise<ConfigRun> {
  const worker = new Worker(new URL('./config-worker.mjs', import.meta.url), {
    workerData: file,
    stdout: true,
  });
  let printed = '';
  worker.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  try {
    const run = await answerOf(worker);
    return printed === '' ? run : { failure: { kind: 'prints', text: printed } };
  } finally {
    await worker.terminate();
  }
}

/** A thread that ends without an answer has nothing left to wait for. */
function answerOf(worker: Worker): Promise<ConfigRun> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve({ failure: { kind: 'endless' } }), SETTLING_TIME);
    const settle = (run: ConfigRun) => {
      clearTimeout(timer);
      resolve(run);
    };
    worker.once('message', settle);
    worker.once('error', error => settle({ failure: thrown(error) }));
    worker.once('exit', () => settle({ failure: { kind: 'unsettled' } }));
  });
}
