import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { ConfigRun } from './config-failure.ts';

const answer = (run: ConfigRun) => parentPort?.postMessage(run);

process.exit = () => {
  answer({ failure: { kind: 'exits' } });
  throw new Error('process.exit is called');
};

// One configuration for each thread.
const module: { default?: unknown } = await import(pathToFileURL(String(workerData)).href);
answer({ exported: module.default });
