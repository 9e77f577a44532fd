import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { acquireLock } from '../../../src/generator/host/lock.ts';

/**
 * Run as a process of its own: takes the lock again and again, and says `two` if another living process holds it too.
 * Sometimes it dies with the lock in its hands.
 */
const [lock = '', holder = ''] = process.argv.slice(2);

const pause = new Int32Array(new SharedArrayBuffer(4));

for (let rounds = 100; rounds > 0; ) {
  const taken = acquireLock(lock);
  if ('heldBy' in taken) {
    Atomics.wait(pause, 0, 0, 1);
    continue;
  }
  rounds -= 1;
  if (existsSync(holder) && isAlive(Number(readFileSync(holder, 'utf8')))) process.stdout.write('two\n');
  writeFileSync(holder, `${process.pid}`);
  if (Math.random() < 0.02) process.kill(process.pid, 'SIGKILL');
  rmSync(holder);
  taken.release();
}

function isAlive(pid: number): boolean {
  if (pid === 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
