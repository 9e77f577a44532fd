/**
 * Calls back after a time (milliseconds), unless the returned function is called first. It first handles messages that came while this
 * process was asleep or busy: their senders were not late.
 */
export function startClock(milliseconds: number, onLate: () => void): () => void {
  let late: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    late = setImmediate(onLate);
  }, milliseconds);
  return () => {
    clearTimeout(timer);
    clearImmediate(late);
  };
}
