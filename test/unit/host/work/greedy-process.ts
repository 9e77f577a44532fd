// A worker that takes memory and never pauses.
import { serveWork } from '../../../../src/generator/host/work/serve-work.ts';

serveWork(() => {
  const taken: Buffer[] = [];
  for (;;) if (taken.length < 400) taken.push(Buffer.alloc(1_000_000, 1));
});
