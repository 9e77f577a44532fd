import { breathe } from './work/breathe.ts';

/** Exit codes of a process that a signal ended: 128 and the signal's number. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Cleans up and ends the process on a signal. The returned function undoes that. */
export function onInterrupt(cleanUp: () => void): () => void {
  const listeners = SIGNALS.map(signal => {
    const listener = () => {
      cleanUp();
      process.exit(EXIT_CODES[signal]);
    };
    process.once(signal, listener);
    return () => process.off(signal, listener);
  });
  return () => {
    for (const stop of listeners) stop();
  };
}

/** Lets listeners receive a signal that has already come, before they are removed. Two turns of the event loop deliver all that waits. */
export async function hearSignals(): Promise<void> {
  await breathe();
  await breathe();
}

/**
 * Runs synchronous work that may never end. No listener could receive a signal meanwhile, so the system ends the process, and the next
 * start removes what is left behind, as after a `kill -9`.
 */
export function withoutInterruptListeners<Result>(work: () => Result): Result {
  const suspended = SIGNALS.map(signal => ({ signal, listeners: process.rawListeners(signal) }));
  for (const { signal } of suspended) process.removeAllListeners(signal);
  try {
    return work();
  } finally {
    for (const { signal, listeners } of suspended)
      for (const listener of listeners) process.on(signal, listener as NodeJS.SignalsListener);
  }
}
