/** Exit codes of a process that a signal ended: 128 and the signal's number. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/** Cleans up and ends the process when a signal asks for it; the function that comes back takes that away again. */
export function onInterrupt(cleanUp: () => void): () => void {
  const listeners = (['SIGINT', 'SIGTERM'] as const).map(signal => {
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
