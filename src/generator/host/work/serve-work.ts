import { messageOf } from '../../model/text/message-of.ts';
import { startWatchdog } from './watchdog.ts';
import type { WorkMessage } from './work-process.ts';

/** The other side of `createWorkProcess`: does the work of this process for each request. */
export function serveWork<Request, Answer>(work: (request: Request) => Answer | Promise<Answer>): void {
  const watching = startWatchdog(Number(process.argv[2]));
  process.on('message', async (request: Request) => {
    await watching;
    // The work may leave no time to send anything while it lasts.
    await send('started');
    try {
      await send({ answer: await work(request) });
    } catch (error) {
      await send({ reason: messageOf(error) });
    }
  });
}

function send(message: WorkMessage<unknown>): Promise<unknown> {
  return new Promise(resolve => process.send?.(message, resolve));
}
