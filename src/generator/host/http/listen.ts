import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { errorCode } from '../system-error.js';
import { StartFailure } from './start-failure.ts';

/** Where to listen. Without `host`, only on the loopback address. */
export interface ListenOptions {
  readonly host?: string;
  readonly port: number;
  /** A taken port is an error, instead of a reason to try the next one. */
  readonly strictPort: boolean;
  readonly log: (line: string) => void;
}

const PORTS_TO_TRY = 50;
const HIGHEST_PORT = 65_535;

/** Ports above 1024 that browsers refuse to open (Fetch standard, “port blocking”). */
const REFUSED_BY_BROWSERS: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
]);

/** Listens on the port or, if it is taken, on the next free one that browsers open. Logs the change and returns the port. */
export async function listen(server: Server, options: ListenOptions): Promise<number> {
  const last = options.strictPort ? options.port : Math.min(options.port + PORTS_TO_TRY, HIGHEST_PORT);
  for (let port = options.port; port <= last; port++) {
    if (port !== options.port && REFUSED_BY_BROWSERS.has(port)) continue;
    const bound = await tryPort(server, port, options.host);
    if (bound === undefined) continue;
    if (port !== options.port) options.log(`Port ${options.port} is taken, so this is port ${bound}.`);
    return bound;
  }
  throw portTaken(options, last);
}

/** The port, or nothing if it is taken. On the loopback, `localhost` must not lead to another program's `[::1]`. */
async function tryPort(server: Server, port: number, host: string | undefined): Promise<number | undefined> {
  try {
    if (host === undefined && port !== 0 && !(await isFreeOnSix(port))) return undefined;
    return await bind(server, port, host ?? '127.0.0.1');
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return undefined;
    throw refused(error, port, host);
  }
}

async function isFreeOnSix(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await bind(probe, port, '::1');
    await new Promise(resolve => probe.close(resolve));
    return true;
  } catch (error) {
    return errorCode(error) !== 'EADDRINUSE';
  }
}

async function bind(server: Server, port: number, host: string): Promise<number> {
  server.listen({ port, host, ipv6Only: host === '::1' });
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

function portTaken({ port, strictPort }: ListenOptions, last: number): StartFailure {
  const message = strictPort ? `Port ${port} is taken` : `Every port from ${port} to ${last} is taken`;
  const hint = strictPort
    ? 'Stop the program that uses it, choose another port with --port, or leave out --strict-port.'
    : 'Choose another port with --port.';
  return new StartFailure({ severity: 'error', code: 'serve/port-taken', message, hint }, 2);
}

function refused(error: unknown, port: number, host: string | undefined): unknown {
  const place = `${host ?? '127.0.0.1'}, port ${port}`;
  const hint = HINTS[errorCode(error) ?? ''];
  if (hint === undefined) return error;
  const message = `The system does not allow a server to listen on ${place}`;
  return new StartFailure({ severity: 'error', code: 'serve/cannot-listen', message, hint }, 2, error);
}

const HINTS: Readonly<Record<string, string>> = {
  EACCES: 'Ports below 1024 often need special rights. Choose a higher one with --port.',
  EADDRNOTAVAIL: '--host must be an address of this machine, or 0.0.0.0 for all of its addresses.',
  ENOTFOUND: '--host must be an address of this machine, or 0.0.0.0 for all of its addresses.',
  EAI_AGAIN: '--host must be an address of this machine, or 0.0.0.0 for all of its addresses.',
  EINVAL: '--host must be an address of this machine, or 0.0.0.0 for all of its addresses.',
  ERR_SOCKET_BAD_PORT: '--port must be a number from 0 to 65535.',
};
