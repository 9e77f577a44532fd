/** Lets signals and other events in between two batches of synchronous work. */
export function breathe(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve));
}
