import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { type ConfigFailure, thrown } from './config-failure.ts';

const answer = (failure: ConfigFailure | null) => parentPort?.postMessage(failure);

// Left to Node, an uncaught error calls process.exit, and reaches the parent beside the messages, perhaps before them.
process.on('uncaughtException', error => answer(thrown(error)));

process.exit = () => {
  const error = new Error('process.exit is called');
  answer({ kind: 'exits', stack: error.stack ?? '' });
  throw error;
};

// One configuration for each thread.
await import(pathToFileURL(String(workerData)).href);
answer(null);
