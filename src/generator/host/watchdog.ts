import { Worker } from 'node:worker_threads';

/** The process's own thread may work without a pause, even in native code, and hear of nothing; another thread looks. */
const WATCHDOG = `
  const { parentPort, workerData } = require('node:worker_threads');
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent || process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL');
  }, 50);
  parentPort.postMessage('watching');
`;

/**
 * Ends this process soon after its parent has ended or after it holds more than `memory` bytes, whatever it is busy with. The
 * promise is kept once the watch has begun.
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
