// Runs before the program, in each of its threads: notes how many entries the thread that loads hands over.
import { appendFileSync } from 'node:fs';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';

if (!isMainThread && parentPort !== null && workerData?.programHash !== undefined) {
  const send = parentPort.postMessage.bind(parentPort);
  parentPort.postMessage = (message, ...rest) => {
    if (Array.isArray(message))
      appendFileSync(process.env.LOADED_FILE, `${message.filter(entry => entry !== null).length}\n`);
    send(message, ...rest);
  };
}
