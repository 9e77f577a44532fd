import { parentPort, workerData } from 'node:worker_threads';
import { type FileBatch, filesIn, STATE, type WriteThreadData } from './file-batch.ts';
import { createWriteBelow } from './write-below.ts';

// The other side of `FileWriter`. After its first failure it writes nothing, and leaves the rest to the thread that has asked.
const { folder, state } = workerData as WriteThreadData;
const write = createWriteBelow(folder);

parentPort?.on('message', (batch: FileBatch) => {
  Atomics.store(state, STATE.isBusy, 1);
  if (writeAll(batch)) Atomics.add(state, STATE.written, 1);
  else Atomics.store(state, STATE.hasFailed, 1);
  Atomics.store(state, STATE.isBusy, 0);
  Atomics.notify(state, STATE.isBusy);
  parentPort?.postMessage(null);
});

function writeAll(batch: FileBatch): boolean {
  try {
    for (const [path, bytes] of filesIn(batch)) {
      if (isOver()) return false;
      write(path, bytes);
    }
    return true;
  } catch {
    return false;
  }
}

function isOver(): boolean {
  return Atomics.load(state, STATE.isStopped) === 1 || Atomics.load(state, STATE.hasFailed) === 1;
}
