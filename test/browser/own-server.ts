import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** A server of a test file's own. */
export interface OwnServer {
  /** Its origin, without a final slash; empty before the first test. */
  readonly url: string;
}

/** Starts a server on a free port of the loopback before the tests of a file, and ends it after them. */
export function useServer(listener: RequestListener): OwnServer {
  const server = createServer(listener);
  const own = { url: '' };
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    own.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return own;
}
