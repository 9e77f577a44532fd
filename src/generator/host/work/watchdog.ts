import { Worker } from 'node:worker_threads';

/** The process's own thread may work without a pause, even in native code, and notice nothing, so another thread watches. */
const WATCHDOG = `
  const { parentPort, workerData } = require('node:worker_threads');
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent || process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL');
  }, 50);
  parentPort.postMessage('watching');
`;

/**
 * Ends this process soon after its parent has ended, or when it holds more than `memory` bytes, whatever it is doing. The promise
 * resolves when the watch has begun.
 */
export function startWatchdog(memory = Number.POSITIVE_INFINITY): Promise<void> {
  const worker = new Worker(WATCHDOG, { eval: true, workerData: memory });
  return new Promise(resolve => {
    worker.once('message', () => {
      worker.unref();
      resolve();
    });
  });
}
