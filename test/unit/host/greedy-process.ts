// A worker on trial that takes memory and never pauses.
import { startWatchdog } from '../../../src/generator/host/watchdog.ts';

process.once('message', () => {
  const taken: Buffer[] = [];
  for (;;) if (taken.length < 400) taken.push(Buffer.alloc(1_000_000, 1));
});
await startWatchdog(Number(process.argv[2]));
process.send?.('ready');
