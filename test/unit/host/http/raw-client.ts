import { connect } from 'node:net';

/** An answer as it came over the wire. Header names are in lower case. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly head: string;
  readonly body: Buffer;
}

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

/** Sends one GET exactly as written, without a client library that would tidy the target. */
export async function ask(port: number, target: string, request: RawRequest = {}): Promise<RawAnswer> {
  const headers = { host: `localhost:${port}`, connection: 'close', ...request.headers };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = `${request.method ?? 'GET'} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return toAnswer(await exchange(port, Buffer.from(text), request.address));
}

/** Writes bytes to a new connection and gives everything that came back until the server ended it. */
export function exchange(port: number, bytes: Uint8Array | string, address = '127.0.0.1'): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect(port, address, () => socket.write(bytes));
    socket.on('data', chunk => received.push(chunk));
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(Buffer.concat(received)));
    socket.on('error', error => (received.length > 0 ? undefined : reject(error)));
  });
}

/** Splits an answer into its status, headers and body. */
export function toAnswer(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  const head = bytes.subarray(0, end).toString('latin1');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map(line => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    head,
    body: bytes.subarray(end + 4),
  };
}
