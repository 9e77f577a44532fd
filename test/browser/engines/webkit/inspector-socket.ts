import { connect, type Socket } from 'node:net';

/** Something in the browser that can be inspected. */
export interface Target {
  readonly id: number;
  readonly type: string;
}

/** What the browser says over its inspector socket. */
export interface InspectorListener {
  readonly onTargets: (targets: readonly Target[]) => void;
  readonly onMessage: (target: number, message: string) => void;
}

/** The socket that WebKitGTK opens where `WEBKIT_INSPECTOR_SERVER` says. */
export interface InspectorSocket {
  readonly attach: (target: number) => void;
  readonly send: (target: number, message: string) => void;
  readonly close: () => void;
}

/** A browser has one connection to itself; its number is in every message. */
const CONNECTION = 1;
const HEADER = 5;
const LITTLE_ENDIAN = 1;
/** The number of no target. */
const NO_TARGET = 0;

/**
 * Connects as the one who automates the browser. Messages are a length, a byte for the byte order, a name that ends with NUL, and
 * a serialised GVariant. Rejects where nothing listens.
 */
export async function connectInspector(port: number, listener: InspectorListener): Promise<InspectorSocket> {
  const socket = await opened(connect({ port, host: '127.0.0.1', noDelay: true }));
  socket.on('data', () => acknowledge(socket));
  readMessages(socket, (name, body) => {
    if (name === 'SetTargetList') listener.onTargets(readTargets(body));
    if (name === 'SendMessageToFrontend')
      listener.onMessage(Number(body.readBigUInt64LE(8)), readText(body, 16));
  });
  write(socket, 'StartAutomationSession', sessionParameters('tests'));
  return {
    attach: target => write(socket, 'Setup', numbers(CONNECTION, target)),
    send: (target, message) =>
      write(socket, 'SendMessageToBackend', Buffer.concat([numbers(CONNECTION, target), text(message)])),
    close: () => socket.destroy(),
  };
}

/**
 * Sends what WebKit drops. It sends the second of two messages when the first is acknowledged, and without anything to send that is
 * 40 ms later, at each call of a function.
 */
function acknowledge(socket: Socket): void {
  write(socket, 'SendMessageToBackend', Buffer.concat([numbers(CONNECTION, NO_TARGET), text('')]));
}

function opened(socket: Socket): Promise<Socket> {
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}

function write(socket: Socket, name: string, parameters: Buffer): void {
  const body = Buffer.concat([text(name), parameters]);
  const header = Buffer.alloc(HEADER);
  header.writeUInt32BE(body.length);
  header.writeUInt8(LITTLE_ENDIAN, 4);
  socket.write(Buffer.concat([header, body]));
}

function readMessages(socket: Socket, take: (name: string, body: Buffer) => void): void {
  let pieces: Buffer[] = [];
  let length = 0;
  socket.on('data', (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
    let bytes = Buffer.concat(pieces, length);
    while (bytes.length >= HEADER && bytes.length >= HEADER + bytes.readUInt32BE()) {
      const end = HEADER + bytes.readUInt32BE();
      const name = readText(bytes, HEADER);
      // A copy, because numbers are aligned to the beginning of the body.
      take(name, Buffer.from(bytes.subarray(HEADER + name.length + 1, end)));
      bytes = bytes.subarray(end);
    }
    pieces = [bytes];
    length = bytes.length;
  });
}

/** `(ta(tsssb))`: the connection, then an array of id, type, name, URL and a boolean, the ends of its elements behind it. */
function readTargets(body: Buffer): Target[] {
  const array = body.subarray(8);
  if (array.length === 0) return [];
  const width = array.length < 2 ** 8 ? 1 : array.length < 2 ** 16 ? 2 : 4;
  const tableStart = array.readUIntLE(array.length - width, width);
  const targets: Target[] = [];
  let start = 0;
  for (let at = tableStart; at < array.length; at += width) {
    targets.push({ id: Number(array.readBigUInt64LE(start)), type: readText(array, start + 8) });
    start = Math.ceil(array.readUIntLE(at, width) / 8) * 8;
  }
  return targets;
}

/** `(sa{sv})` with an empty dictionary: the name, padding to eight bytes, and where the name ends. */
function sessionParameters(name: string): Buffer {
  const bytes = text(name);
  return Buffer.concat([bytes, Buffer.alloc((8 - (bytes.length % 8)) % 8), Buffer.from([bytes.length])]);
}

function readText(bytes: Buffer, start: number): string {
  return bytes.toString('utf8', start, bytes.indexOf(0, start));
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}

function numbers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(8 * values.length);
  for (const [index, value] of values.entries()) bytes.writeBigUInt64LE(BigInt(value), 8 * index);
  return bytes;
}
