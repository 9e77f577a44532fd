import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { livenessOf, type ProcessIdentity, parseIdentity, thisProcess } from './process-identity.ts';
import { errorCode, isSystemError } from './system-error.js';

/** A lock that this process holds. */
export interface Lock {
  /** Releases the lock; calling it twice is safe. */
  readonly release: () => void;
}

export interface LockRefusal {
  readonly heldBy: Pick<ProcessIdentity, 'pid' | 'startedAt' | 'hostname'>;
}

/** How often a holder touches its lock, to show other machines that it is alive (milliseconds). */
const HEARTBEAT = 10_000;
const LONGEST_SILENCE = 60_000;
/** Far longer than writing a draft takes (milliseconds). */
const WRITING = 1_000;

/**
 * Takes the lock, or returns its holder. To take over a dead process's lock, a process creates a second file. Its name comes from the
 * dead lock's own secret, so only one process can create it. The process at the end of this chain holds the lock.
 * @throws the file system's error, if the lock cannot be written
 */
export function acquireLock(file: string): Lock | LockRefusal {
  mkdirSync(dirname(file), { recursive: true });
  const secret = randomUUID();
  const draft = `${file}.${secret}.draft`;
  try {
    writeFileSync(draft, `${JSON.stringify({ ...thisProcess(), secret })}\n`, { flag: 'wx' });
    for (;;) {
      const { dead, holder } = walkChain(file);
      if (holder !== null) return { heldBy: holder };
      const path = dead.at(-1)?.successor ?? file;
      if (!linkOnce(draft, path)) continue;
      // Another process may have released and removed the chain while this link was added to it.
      if (walkChain(file).secret === secret) {
        removeDeadDrafts(file);
        return hold({ path, successor: `${file}.${secret}` }, dead);
      }
      rmSync(path);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes the drafts of processes that were killed while they took the lock. A draft that names no process yet gets a moment to be written. */
function removeDeadDrafts(file: string): void {
  const folder = dirname(file);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(file)}.`) || !name.endsWith('.draft')) continue;
    const path = join(folder, name);
    const owner = readLock(path)?.owner ?? null;
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    const isDead = owner === null ? age > WRITING : livenessOf(owner) === 'dead';
    if (isDead) rmSync(path, { force: true });
  }
}

/** A lock's file, and the file that succeeds it when its process is dead. */
interface Link {
  readonly path: string;
  readonly successor: string;
}

interface Chain {
  /** Locks of dead processes, in the order of the chain. */
  readonly dead: readonly Link[];
  /** The living process at the end of the chain, and its secret. */
  readonly holder: ProcessIdentity | null;
  readonly secret: string | null;
}

function walkChain(file: string): Chain {
  const dead: Link[] = [];
  for (let path = file; ; ) {
    const lock = readLock(path);
    if (lock === null) return { dead, holder: null, secret: null };
    if (lock.owner !== null && isHeld(lock.owner, path))
      return { dead, holder: lock.owner, secret: lock.secret };
    const successor = `${file}.${lock.secret}`;
    dead.push({ path, successor });
    path = successor;
  }
}

function readLock(path: string): { readonly owner: ProcessIdentity | null; readonly secret: string } | null {
  try {
    const status = lstatSync(path);
    // A link may lead to nowhere, and a named pipe would keep its reader waiting for ever: no process locks with either.
    const isOther = !status.isFile() && !status.isDirectory();
    const text = isOther ? '' : readText(path);
    const owner = parseIdentity(text);
    if (owner !== null) return { owner, secret: secretOf(text) };
    return { owner, secret: `${status.ino}-${Math.trunc(status.mtimeMs)}` };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Without hard links, a process may just have made the file, and gets a moment to write it. */
function readText(path: string): string {
  for (const start = Date.now(); ; ) {
    const text = readFileSync(path, 'utf8');
    if (text !== '' || Date.now() - start > WRITING) return text;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
  }
}

function secretOf(text: string): string {
  const { secret } = JSON.parse(text) as { secret?: unknown };
  return typeof secret === 'string' && /^[\w-]+$/.test(secret) ? secret : 'unknown';
}

function isHeld(owner: ProcessIdentity, path: string): boolean {
  const liveness = livenessOf(owner);
  if (liveness !== 'unknown') return liveness === 'alive';
  const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - touched < LONGEST_SILENCE;
}

/**
 * Links the draft to a second name, which only one process can do. So the lock's text is complete from the start. Without hard links
 * (exFAT, some network drives), it is a new file.
 */
function linkOnce(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    return errorCode(error) !== 'EEXIST' && writeOnce(readFileSync(draft), path);
  }
}

function writeOnce(bytes: Uint8Array, path: string): boolean {
  try {
    writeFileSync(path, bytes, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function hold(link: Link, dead: readonly Link[]): Lock {
  const heartbeat = setInterval(() => touch(link.path), HEARTBEAT).unref();
  let isReleased = false;
  return {
    release() {
      if (isReleased) return;
      isReleased = true;
      clearInterval(heartbeat);
      // Another process took this one for dead, so the files are now that process's to remove.
      if (existsSync(link.successor)) return;
      // Removes the first file first: while the last one exists, no process can add to this chain.
      for (const { path } of [...dead, link]) rmSync(path, { force: true });
    },
  };
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
}
