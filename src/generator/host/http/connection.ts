import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { REASONS, SAFETY_HEADERS } from './send-answer.ts';

const GRACE_OF_REFUSAL = 500;
const GRACE_OF_CLOSING = 300;

/** Ends a connection whose request we cannot read: 431 if the head is too long, 408 if it is too slow, else 400. */
export function refuseUnreadable(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'HPE_HEADER_OVERFLOW') refuseConnection(socket, 431);
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') refuseConnection(socket, 408);
  else refuseConnection(socket, 400);
}

/**
 * Answers with a status on a bare connection and ends it. It reads what the client still sends for a moment, because closing a
 * connection over unread bytes loses the answer too.
 */
export function refuseConnection(socket: Duplex, status: number): void {
  if (socket.writableEnded) return;
  socket.on('error', () => socket.destroy());
  if (!socket.writable) return void socket.destroy();
  const headers = Object.entries({ ...SAFETY_HEADERS, connection: 'close', 'content-length': '0' });
  const lines = [
    `HTTP/1.1 ${status} ${REASONS[status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  socket.resume();
  setTimeout(() => socket.destroy(), GRACE_OF_REFUSAL).unref();
}

/** Stops listening, lets current answers finish for a moment, then cuts the remaining connections. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()));
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_OF_CLOSING);
  await closed;
  clearTimeout(cut);
}
