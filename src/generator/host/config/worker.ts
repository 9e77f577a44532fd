import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { ConfigRun } from './config-failure.ts';

const answer = (run: ConfigRun) => parentPort?.postMessage(run);

process.exit = () => {
  const error = new Error('process.exit is called');
  answer({ failure: { kind: 'exits', stack: error.stack ?? '' } });
  throw error;
};

// One configuration for each thread.
const module: { default?: unknown } = await import(pathToFileURL(String(workerData)).href);
answer({ exported: module.default });
