import type { Terminal } from '../host/terminal/terminal.ts';

/** Milliseconds that code of the site may still run once a command is done. */
const GRACE = 3_000;

/**
 * Ends the process with the command's exit code, even if code of the site has left something open that would keep it running for ever.
 * The timer by itself does not keep it running. A process with a channel to its parent is the parent's to end.
 */
export function endLeftOpen(terminal: Terminal): void {
  if (process.channel) return;
  setTimeout(() => {
    terminal.note(
      'Code of the site has left something open, such as a timer or a connection, and the command waited for it. Close it in site.config.ts or in the feature that opened it.',
    );
    process.exit();
  }, GRACE).unref();
}
