import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../system-error.js';
import type { Answer, ContentAnswer } from './answer.ts';
import { type Body, type Bytes, chooseEncoding } from './body.ts';
import { type ByteRange, readByteRange } from './byte-range.ts';
import { toLocation } from './location.ts';

/** Headers of every answer that the server makes itself. No other origin may ever read them. */
export const SAFETY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Sends an answer; a redirect carries the request's query along. */
export async function sendAnswer(
  answer: Answer,
  query: string,
  exchange: { readonly request: IncomingMessage; readonly response: ServerResponse },
): Promise<void> {
  if (answer.kind === 'content') return sendContent(answer, exchange.request, exchange.response);
  const location = toLocation(answer.to, query);
  if (location === undefined) return sendStatus(exchange.response, 404);
  exchange.response.writeHead(answer.status, { ...answer.headers, location, 'content-length': '0' });
  exchange.response.end();
}

/** Sends a status with its own name as the text. */
export function sendStatus(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = `${status} ${REASONS[status] ?? ''}\n`;
  response.writeHead(status, {
    ...SAFETY_HEADERS,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(text.length),
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

/** Names of the statuses that a server gives by itself. */
export const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  414: 'URI Too Long',
  416: 'Range Not Satisfiable',
  426: 'Upgrade Required',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
};

async function sendContent(
  answer: ContentAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const own = { 'content-type': answer.contentType, ...answer.headers };
  const whole = await wholeOf(answer.body, request);
  // A range counts only where the whole would be sent.
  if (answer.status === 200 && isKnown(request.headers['if-none-match'], whole.validators.etag)) {
    response.writeHead(304, { ...own, ...whole.validators });
    response.end();
    return;
  }
  const range = requestedRange(answer, request);
  if (range === 'unsatisfiable') {
    return sendStatus(response, 416, { 'content-range': `bytes */${answer.body.size}` });
  }
  const { bytes, validators, coding } = range ? partOf(answer.body, range) : whole;
  response.writeHead(range ? 206 : answer.status, { ...own, ...validators, ...coding });
  if (request.method === 'HEAD') response.end();
  else await sendBytes(bytes, response);
}

/** The bytes to send, the headers that identify them (a 304 has them too), and the headers of their encoding. */
interface Representation {
  readonly bytes: Bytes;
  readonly validators: { readonly etag: string } & Readonly<Record<string, string>>;
  readonly coding: Readonly<Record<string, string>>;
}

/** Only GET has ranges. */
function requestedRange(
  { status, body }: ContentAnswer,
  { method, headers }: IncomingMessage,
): ByteRange | 'unsatisfiable' | undefined {
  if (status !== 200 || method !== 'GET') return undefined;
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== quoted(body.tag)) return undefined;
  return readByteRange(headers.range, body.size);
}

function partOf({ size, tag, read }: Body, range: ByteRange): Representation {
  const { first, last } = range;
  const coding = {
    'content-range': `bytes ${first}-${last}/${size}`,
    'content-length': `${last + 1 - first}`,
  };
  return { bytes: read(range), validators: { etag: quoted(tag) }, coding };
}

async function wholeOf({ size, tag, read, encode }: Body, request: IncomingMessage): Promise<Representation> {
  const encoding = encode && chooseEncoding(request.headers['accept-encoding']?.toString());
  const vary: Readonly<Record<string, string>> = encode ? { vary: 'accept-encoding' } : {};
  const coding = { 'accept-ranges': 'bytes' };
  if (!encode || !encoding) {
    const bytes = read({ first: 0, last: size - 1 });
    return {
      bytes,
      validators: { ...vary, etag: quoted(tag) },
      coding: { ...coding, 'content-length': `${size}` },
    };
  }
  const bytes = await encode(encoding);
  // Pieces are as long as they will have been.
  const length = bytes instanceof Uint8Array ? { 'content-length': `${bytes.length}` } : {};
  return {
    bytes,
    validators: { ...vary, etag: quoted(`${tag}-${encoding}`) },
    coding: { ...coding, 'content-encoding': encoding, ...length },
  };
}

async function sendBytes(bytes: Bytes, response: ServerResponse): Promise<void> {
  if (bytes instanceof Uint8Array) return void response.end(bytes);
  try {
    await pipeline(bytes, response);
  } catch (error) {
    if (!hasLeft(error)) throw error;
  }
}

/** A client that goes away is not a failure. */
function hasLeft(error: unknown): boolean {
  return LEAVING.has(errorCode(error) ?? '');
}

const LEAVING = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ECONNRESET', 'EPIPE']);

function quoted(tag: string): string {
  return `"${tag}"`;
}

function isKnown(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
