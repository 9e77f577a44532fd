/**
 * The longest that the clock of a usual file system does not move, in milliseconds. A tick of Linux at 250 Hz takes 4, and on a virtual
 * machine it may come 2 late.
 */
const TICK = 8;

/** Waits until a file that is written next is newer than all that were written before. */
export function waitForTick(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TICK);
}
