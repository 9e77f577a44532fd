import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { AnswerSource } from './answer.ts';
import { answerPath } from './answer-path.ts';
import { cleanTarget } from './clean-target.ts';
import { closeServer, refuseConnection, refuseUnreadable } from './connection.ts';
import { type ListenOptions, listen } from './listen.ts';
import { judgeHost } from './request-host.ts';
import { sendAnswer, sendStatus } from './send-answer.ts';

/** A server that listens. `close` ends every connection and resolves when the port is free. */
export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** A channel to the open pages: it is handed upgrade requests (WebSocket handshakes) whose host was found good. */
export interface UpgradeChannel {
  readonly admit: (request: IncomingMessage, socket: Duplex) => void;
  readonly close: () => void;
}

export interface SiteServerOptions extends ListenOptions {
  readonly source: AnswerSource;
  /** With a slash at both ends. */
  readonly baseUrl: string;
  readonly channel?: UpgradeChannel;
  /** Milliseconds that a client may take to send the head of a request. Default: 10,000. */
  readonly headersTimeout?: number;
}

/** Starts the server that both `dev` and `preview` stand on: they differ in where answers come from. */
export async function startSiteServer(options: SiteServerOptions): Promise<RunningServer> {
  const { channel, headersTimeout = 10_000 } = options;
  const server = createServer(
    { headersTimeout, requestTimeout: 3 * headersTimeout, connectionsCheckingInterval: headersTimeout / 10 },
    (request, response) => void handle({ request, response }, options),
  );
  server.on('clientError', refuseUnreadable);
  if (channel) server.on('upgrade', (request, socket) => admit(channel, request, socket, options));
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
  const host = judgeHost(hostHeaders(request), options.host);
  if (host !== 'good') return sendStatus(response, host, { connection: 'close' });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendStatus(response, 405, { allow: 'GET, HEAD', connection: 'close' });
  }
  const target = cleanTarget(request.url ?? '');
  if ('refusal' in target) return sendStatus(response, target.refusal);
  const answer = await answerPath(target.path, options);
  return answer ? sendAnswer(answer, target.query, { request, response }) : sendStatus(response, 404);
}

function admit(
  channel: UpgradeChannel,
  request: IncomingMessage,
  socket: Duplex,
  { host }: SiteServerOptions,
): void {
  socket.on('error', () => socket.destroy());
  const verdict = judgeHost(hostHeaders(request), host);
  if (verdict === 'good') channel.admit(request, socket);
  else refuseConnection(socket, verdict);
}

function hostHeaders({ rawHeaders }: IncomingMessage): readonly string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
}

function urlHost(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
