import type { ListenOptions } from '../host/http/listen.ts';
import type { RunningServer } from '../host/http/site-server.ts';
import { StartFailure } from '../host/http/start-failure.ts';
import { onInterrupt } from '../host/on-interrupt.ts';
import { openInBrowser } from '../host/open-in-browser.ts';
import type { CommandContext } from './command-context.ts';

export interface ListenFlags {
  readonly host?: string;
  readonly port: number;
  readonly strictPort?: boolean;
  readonly open?: boolean;
}

/** Starts a server, says where it is, and lets it run until a signal ends the process, after a last cleaning up; gives the exit code if it cannot. */
export async function serveUntilInterrupted(
  { host, port, strictPort = false, open = false }: ListenFlags,
  { terminal }: CommandContext,
  start: (listen: ListenOptions) => Promise<RunningServer>,
  cleanUp: () => void = () => {},
): Promise<number> {
  try {
    const server = await start({ ...(host !== undefined && { host }), port, strictPort, log: terminal.note });
    onInterrupt(cleanUp);
    terminal.line(`Serving ${server.url}  (Ctrl+C ends it)`);
    if (open) openInBrowser(server.url);
    return 0;
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    terminal.diagnostics([error.diagnostic], '.');
    return error.exitCode;
  }
}
