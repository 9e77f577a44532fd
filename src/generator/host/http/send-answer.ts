import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer, ContentAnswer } from './answer.ts';
import { type Body, chooseEncoding } from './body.ts';
import { type ByteRange, readByteRange } from './byte-range.ts';
import { toLocation } from './location.ts';

/** Headers of every answer. Nothing here may ever be read by another origin. */
export const safetyHeaders: Readonly<Record<string, string>> = {
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
  exchange.response.writeHead(answer.status, {
    ...safetyHeaders,
    'cache-control': 'no-cache',
    location,
    'content-length': '0',
  });
  exchange.response.end();
}

/** Sends a status with its own name as the text. */
export function sendStatus(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = `${status} ${reasons[status] ?? ''}\n`;
  response.writeHead(status, {
    ...safetyHeaders,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(text.length),
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

/** Names of the statuses that a server gives by itself. */
export const reasons: Readonly<Record<number, string>> = {
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
  const range = requestedRange(answer, request);
  if (range === 'unsatisfiable') {
    return sendStatus(response, 416, { 'content-range': `bytes */${answer.body.bytes.length}` });
  }
  const { bytes, validators, coding } = range
    ? partOf(answer.body, range)
    : await wholeOf(answer.body, request);
  const headers = { ...safetyHeaders, 'content-type': answer.contentType, ...answer.headers, ...validators };
  if (answer.status === 200 && isKnown(request.headers['if-none-match'], validators.etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const length = { 'content-length': String(bytes.length) };
  response.writeHead(range ? 206 : answer.status, { ...headers, ...coding, ...length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** The bytes to send, the headers that tell them from other bytes (they go with a 304 too), and those about how they are sent. */
interface Representation {
  readonly bytes: Uint8Array;
  readonly validators: { readonly etag: string } & Readonly<Record<string, string>>;
  readonly coding: Readonly<Record<string, string>>;
}

function requestedRange(
  answer: ContentAnswer,
  request: IncomingMessage,
): ByteRange | 'unsatisfiable' | undefined {
  const condition = request.headers['if-range'];
  if (answer.status !== 200 || (condition !== undefined && condition !== quoted(answer.body.tag)))
    return undefined;
  return readByteRange(request.headers.range, answer.body.bytes.length);
}

function partOf({ bytes, tag }: Body, { first, last }: ByteRange): Representation {
  const coding = { 'content-range': `bytes ${first}-${last}/${bytes.length}` };
  return { bytes: bytes.subarray(first, last + 1), validators: { etag: quoted(tag) }, coding };
}

async function wholeOf({ bytes, tag, encode }: Body, request: IncomingMessage): Promise<Representation> {
  const coding = { 'accept-ranges': 'bytes' };
  if (!encode) return { bytes, validators: { etag: quoted(tag) }, coding };
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
  const vary = 'accept-encoding';
  if (!encoding) return { bytes, validators: { vary, etag: quoted(tag) }, coding };
  return {
    bytes: await encode(encoding),
    validators: { vary, etag: quoted(`${tag}-${encoding}`) },
    coding: { ...coding, 'content-encoding': encoding },
  };
}

function quoted(tag: string): string {
  return `"${tag}"`;
}

function isKnown(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
