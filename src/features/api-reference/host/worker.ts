import { startWatchdog } from '@mapwright/site/system';
import { extractInProcess } from './extract-in-process.ts';
import type { ExtractionRequest } from './extraction-request.ts';

void startWatchdog();

// One request in, one extraction out.
process.once('message', async (request: ExtractionRequest) => {
  const extraction = await extractInProcess(request);
  process.send?.(extraction, () => process.exit(0));
});
