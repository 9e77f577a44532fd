// Runs before the program, in each of its threads: notes how many files a thread writes that is not the main one.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread, workerData } from 'node:worker_threads';

if (!isMainThread && workerData?.state !== undefined) {
  const { openSync, writeFileSync, writeSync } = fs;
  const counts = openSync(process.env.WRITTEN_FILE, 'a');
  fs.writeFileSync = (...parameters) => {
    writeSync(counts, '.');
    writeFileSync(...parameters);
  };
  syncBuiltinESMExports();
}
