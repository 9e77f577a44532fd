import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** What a server does instead of what it should, if it answers at all. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A server of Bazel's HTTP cache protocol, in memory. */
export interface ProtocolServer {
  readonly url: string;
  /** By path: `/ac/…`, `/cas/…`. */
  readonly stored: Map<string, Buffer>;
  /** `PUT /cas/…`, in the order in which they came. */
  readonly requests: string[];
  readonly authorizations: Set<string | undefined>;
  fault: Fault;
}

const closers: (() => void)[] = [];

afterAll(() => {
  for (const close of closers.splice(0)) close();
});

/** Starts one on a free port; it ends with the test file. */
export async function protocolServer(): Promise<ProtocolServer> {
  const stored = new Map<string, Buffer>();
  const requests: string[] = [];
  const authorizations = new Set<string | undefined>();
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    requests.push(`${method} ${url}`);
    authorizations.add(headers.authorization);
    const chunks: Buffer[] = [];
    request.on('data', chunk => chunks.push(chunk));
    request.on('end', () => {
      if (self.fault(request, response)) return;
      if (method === 'PUT') {
        stored.set(url, Buffer.concat(chunks));
        response.writeHead(201).end();
        return;
      }
      const found = stored.get(url);
      if (found === undefined) response.writeHead(404).end('Not found');
      else
        response.writeHead(200, { 'content-length': found.length }).end(method === 'GET' ? found : undefined);
    });
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const self: ProtocolServer = {
    url: `http://127.0.0.1:${port}/cache`,
    stored,
    requests,
    authorizations,
    fault: () => false,
  };
  return self;
}

/** The requests of one kind. */
export function sent({ requests }: ProtocolServer, start: string): readonly string[] {
  return requests.filter(request => request.startsWith(start));
}
