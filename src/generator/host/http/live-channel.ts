import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { refuseConnection } from './connection.ts';
import { isSameOrigin } from './request-host.ts';
import { splitTarget } from './request-target.ts';
import type { UpgradeChannel } from './site-server.ts';
import { CLOSE_FRAME, toAcceptKey, toTextFrame } from './websocket-frame.ts';

/** The channel from `dev` to the open pages: a WebSocket on which only the server speaks, with one JSON message in each frame. */
export interface LiveChannel extends UpgradeChannel {
  readonly send: (message: unknown) => void;
}

const MOST_BYTES_WAITING = 4_000_000;

/**
 * Makes the channel at the URL path that `pathOf` returns at each request. `greeting` returns the messages for a new page, which may say
 * something about itself in the query.
 */
export function createLiveChannel(
  pathOf: () => string,
  greeting: (query: string) => readonly unknown[],
): LiveChannel {
  const sockets = new Set<Duplex>();
  return {
    admit(request, socket) {
      const refusal = refusalOf(request, pathOf());
      if (refusal !== undefined) return refuseConnection(socket, refusal);
      open(socket, request.headers['sec-websocket-key'] ?? '', sockets);
      for (const message of greeting(addressOf(request).query)) write(socket, message);
    },
    send(message) {
      for (const socket of sockets) write(socket, message);
    },
    close() {
      for (const socket of sockets) end(socket);
    },
  };
}

/** A browser sends its origin in every handshake, so a request without one does not come from our page. */
function refusalOf(request: IncomingMessage, path: string): number | undefined {
  const { method, headers } = request;
  if (method !== 'GET' || addressOf(request).path !== path) return 404;
  if (!isSameOrigin(headers.origin, headers.host)) return 403;
  const isHandshake =
    headers['sec-websocket-version'] === '13' && /^[\w+/]{22}==$/.test(headers['sec-websocket-key'] ?? '');
  return isHandshake ? undefined : 400;
}

function addressOf({ url = '' }: IncomingMessage): { readonly path: string; readonly query: string } {
  const [path = '', query = ''] = splitTarget(url).target.split('?', 2);
  return { path, query };
}

/** The channel takes no commands: anything that a page sends, even a close frame, ends the connection. So does a browser that ends without one. */
function open(socket: Duplex, key: string, sockets: Set<Duplex>): void {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
  for (const event of ['data', 'end']) socket.once(event, () => end(socket));
  socket.write(
    [
      'HTTP/1.1 101 Switching Protocols',
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Accept: ${toAcceptKey(key)}`,
      '\r\n',
    ].join('\r\n'),
  );
}

function write(socket: Duplex, message: unknown): void {
  if (socket.writableLength > MOST_BYTES_WAITING) socket.destroy();
  else if (socket.writable) socket.write(toTextFrame(JSON.stringify(message)));
}

function end(socket: Duplex): void {
  if (socket.writable) socket.end(CLOSE_FRAME);
  setTimeout(() => socket.destroy(), 200).unref();
}
