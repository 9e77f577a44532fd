import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A server for one folder, which counts the bytes that it sends. */
export interface CountingServer {
  readonly origin: string;
  readonly sent: () => number;
  readonly stop: () => void;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Sends every file with gzip, as hosts do, unless it is compressed already. */
export async function startCountingServer(folder: string): Promise<CountingServer> {
  const bodies = new Map<string, Buffer>();
  let sent = 0;
  const server = createServer((request, response) => {
    const file = fileFor(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
    if (file === undefined) return response.writeHead(404).end();
    const body = bodies.get(file) ?? gzipSync(readFileSync(file));
    bodies.set(file, body);
    sent += body.length;
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'gzip',
      'cache-control': 'max-age=600',
    });
    response.end(body);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    sent: () => sent,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** `/a` is `a`, `a.html` or `a/index.html`. */
function fileFor(folder: string, pathname: string): string | undefined {
  const path = join(folder, normalize(decodeURIComponent(pathname)));
  return [path, `${path.replace(/\/$/, '')}.html`, join(path, 'index.html')].find(
    file => existsSync(file) && statSync(file).isFile(),
  );
}
