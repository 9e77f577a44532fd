// Counts what the main thread does with files; imported before the program. The counts go to the file that WORK_COUNTS names.
import crypto from 'node:crypto';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const target = process.env.WORK_COUNTS;
if (isMainThread && target !== undefined) {
  const { writeFileSync } = fs;
  const counts = { opened: 0, looked: 0, linked: 0, hashedBytes: 0 };
  const NAMES = {
    opened: ['openSync'],
    looked: ['statSync', 'lstatSync'],
    linked: ['linkSync', 'unlinkSync', 'renameSync'],
  };
  for (const [count, names] of Object.entries(NAMES))
    for (const name of names) {
      const own = fs[name];
      fs[name] = (...parameters) => {
        counts[count] += 1;
        return own(...parameters);
      };
    }
  const { createHash, hash: hashOnce } = crypto;
  crypto.hash = (algorithm, data, encoding) => {
    counts.hashedBytes += data.length;
    return hashOnce(algorithm, data, encoding);
  };
  crypto.createHash = (...parameters) => {
    const hash = createHash(...parameters);
    const update = hash.update.bind(hash);
    hash.update = (data, encoding) => {
      counts.hashedBytes += data.length;
      update(data, encoding);
      return hash;
    };
    return hash;
  };
  syncBuiltinESMExports();
  process.on('exit', () => writeFileSync(target, JSON.stringify(counts)));
}
