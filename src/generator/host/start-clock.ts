/**
 * Calls back after a time (milliseconds), unless the returned function is called before. Messages that came while this process was
 * asleep or busy are heard first: whoever sent them was not late.
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
