import { createServer, type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Answer, type AnswerSource, discardAnswer } from './answer.ts';
import { answerPath } from './answer-path.ts';
import { cleanTarget } from './clean-target.ts';
import { closeServer, refuseConnection, refuseUnreadable } from './connection.ts';
import { type ListenOptions, listen } from './listen.ts';
import { judgeHost } from './request-host.ts';
import { splitTarget } from './request-target.ts';
import { sendAnswer, sendStatus } from './send-answer.ts';

/** A server that listens. `close` ends every connection and resolves when the port is free. */
export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** A channel to the open pages. It gets the requests for a WebSocket whose host has passed the check. */
export interface UpgradeChannel {
  readonly admit: (request: IncomingMessage, socket: Duplex) => void;
  readonly close: () => void;
}

/** Where a site is served. */
export interface ServerOptions extends ListenOptions {
  /** With a slash at both ends. */
  readonly baseUrl: string;
}

export interface SiteServerOptions extends ServerOptions {
  readonly source: AnswerSource;
  readonly channel?: UpgradeChannel;
  /** Milliseconds that a client may take to send the head of a request. Default: 10,000. */
  readonly headersTimeout?: number;
  /** Milliseconds that a client may go without taking any of its answer. Default: 30,000. */
  readonly stallTimeout?: number;
}

/** Starts the server for `dev` and `preview`; they differ in the source of their answers. */
export async function startSiteServer(options: SiteServerOptions): Promise<RunningServer> {
  const { channel, headersTimeout = 10_000 } = options;
  const server = createServer(
    { headersTimeout, requestTimeout: 3 * headersTimeout, connectionsCheckingInterval: headersTimeout / 10 },
    (request, response) => void handle({ request, response }, options),
  );
  server.on('clientError', refuseUnreadable);
  if (channel)
    server.on('upgrade', (request, socket, sent) => {
      // What came in one packet with the head.
      socket.unshift(sent);
      if (request.headers.upgrade?.toLowerCase() === 'websocket') admit(channel, request, socket, options);
      else if (socket instanceof Socket) void handle(plainExchange(request, socket), options);
    });
  const port = await listen(server, options);
  const close = () => {
    channel?.close();
    return closeServer(server);
  };
  return { url: `http://${urlHost(options.host)}:${port}${options.baseUrl}`, port, close };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Makes a plain request of one that offers another protocol, such as HTTP/2: a server may ignore the offer. Node has already let go of the
 * connection, which therefore ends with the answer.
 */
function plainExchange(request: IncomingMessage, socket: Socket): Exchange {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.on('finish', () => socket.end());
  for (const event of ['error', 'timeout']) socket.on(event, () => socket.destroy());
  return { request, response };
}

/** Every request ends in an answer; no request ends the process. */
async function handle(exchange: Exchange, options: SiteServerOptions): Promise<void> {
  const { request, response } = exchange;
  try {
    await answerRequest(exchange, options);
  } catch (error) {
    options.log(
      `Answering ${request.url ?? ''} failed: ${error instanceof Error ? error.stack : String(error)}`,
    );
    if (response.headersSent) response.destroy();
    else sendStatus(response, 500);
  }
}

async function answerRequest({ request, response }: Exchange, options: SiteServerOptions): Promise<void> {
  const host = judgeRequest(request, options);
  if (host !== 'good') return sendStatus(response, host, { connection: 'close' });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendStatus(response, 405, { allow: 'GET, HEAD', connection: 'close' });
  }
  const { target } = splitTarget(request.url ?? '');
  const clean = cleanTarget(target);
  const answer =
    'refusal' in clean
      ? await answerRefused(clean.refusal, target, options)
      : await answerPath(clean.path, options);
  if (answer === undefined) return sendStatus(response, 'refusal' in clean ? clean.refusal : 404);
  // Not earlier, because making the answer may take some time.
  response.setTimeout(options.stallTimeout ?? 30_000, () => response.destroy());
  try {
    await sendAnswer(answer, 'refusal' in clean ? '' : clean.query, { request, response });
  } finally {
    await discardAnswer(answer);
  }
}

/** Anything that cannot be a page gets the site's not-found page, if it is a path of the site at all. */
async function answerRefused(
  refusal: number,
  target: string,
  { source, baseUrl }: SiteServerOptions,
): Promise<Answer | undefined> {
  return refusal === 404 && target.startsWith(baseUrl) ? source.answer('/404') : undefined;
}

function admit(
  channel: UpgradeChannel,
  request: IncomingMessage,
  socket: Duplex,
  options: SiteServerOptions,
): void {
  socket.on('error', () => socket.destroy());
  const verdict = judgeRequest(request, options);
  if (verdict === 'good') channel.admit(request, socket);
  else refuseConnection(socket, verdict);
}

/** Checks each host that a request names: in its headers, and in a target in absolute form. */
function judgeRequest({ rawHeaders, url = '' }: IncomingMessage, { host }: SiteServerOptions) {
  const headers = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  );
  const verdict = judgeHost(headers, host);
  const { authority } = splitTarget(url);
  return verdict !== 'good' || authority === undefined ? verdict : judgeHost([authority], host);
}

function urlHost(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
