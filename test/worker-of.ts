/** The module of a thread with this code, which has `parentPort`. */
export function workerOf(code: string): URL {
  const module = `import { parentPort } from 'node:worker_threads';${code}`;
  return new URL(`data:text/javascript,${encodeURIComponent(module)}`);
}
