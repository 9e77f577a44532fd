import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { type ConfigRun, thrown } from './config-failure.ts';

const answer = (run: ConfigRun) => parentPort?.postMessage(run);

// Left to Node, an uncaught error calls process.exit, and reaches the parent beside the messages, perhaps before them.
process.on('uncaughtException', error => answer({ failure: thrown(error) }));

process.exit = () => {
  const error = new Error('process.exit is called');
  answer({ failure: { kind: 'exits', stack: error.stack ?? '' } });
  throw error;
};

// One configuration for each thread.
const module: { default?: unknown } = await import(pathToFileURL(String(workerData)).href);
answer({ exported: module.default });
