import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';

/** A server of Bazel's HTTP cache protocol. Its failures are `ServerFailure`s. */
export interface CacheServer {
  /** The bytes below `/ac/` or `/cas/`; `undefined` if there are none. */
  readonly get: (path: string, mostBytes: number) => Promise<Buffer | undefined>;
  readonly has: (path: string) => Promise<boolean>;
  readonly put: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Ends every connection. */
  readonly close: () => void;
}

/** What a server did wrong. `isLasting` = the next request would fare no better. */
export class ServerFailure extends Error {
  readonly isLasting: boolean;
  readonly status: number | undefined;

  constructor(message: string, isLasting: boolean, status?: number) {
    super(message);
    this.isLasting = isLasting;
    this.status = status;
  }
}

export interface ServerOptions {
  /** https, or http on this machine. */
  readonly url: string;
  readonly token: string | null;
  /** Milliseconds for one request, from its first to its last byte. */
  readonly patience: number;
  readonly connections: number;
}

/** Keeps connections to a server open between requests; the first is made at the first request. */
export function connectCacheServer({ url, token, patience, connections }: ServerOptions): CacheServer {
  const isSecure = url.startsWith('https:');
  const settings = { keepAlive: true, maxSockets: connections };
  const agent = isSecure ? new HttpsAgent(settings) : new HttpAgent(settings);
  const base = url.replace(/\/+$/, '');
  // Where a job may not read a secret, its variable is empty; a secret from a file ends with a line break.
  const secret = token?.trim() ?? '';
  const authorization = secret === '' ? {} : { authorization: `Bearer ${secret}` };
  const fitsHeader = /^[!-~]*$/.test(secret);

  return {
    get: async (path, mostBytes) => {
      const { status, body } = await ask('GET', path, { mostBytes });
      if (status === 404) return undefined;
      return accept(status, 200) && body;
    },
    has: async path => {
      const { status } = await ask('HEAD', path, {});
      return status !== 404 && accept(status, 200);
    },
    put: async (path, bytes) => {
      const { status } = await ask('PUT', path, { bytes });
      accept(status, 200, 201, 202, 204);
    },
    close: () => agent.destroy(),
  };

  /** A connection that the server has closed in the meantime shows only when it is used again. Then another one is tried, once. */
  async function ask(method: string, path: string, exchange: Exchange): Promise<Answer> {
    if (!fitsHeader) throw new ServerFailure('no header can hold the token', true);
    try {
      return await send(method, path, exchange);
    } catch (error) {
      if (!(error instanceof StaleConnection)) throw error;
      return send(method, path, exchange);
    }
  }

  /** No redirect is followed: the token is for this server alone. */
  function send(method: string, path: string, { mostBytes, bytes }: Exchange): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const headers = {
        ...authorization,
        ...(bytes && { 'content-length': bytes.length, 'content-type': 'application/octet-stream' }),
      };
      const options = { method, agent, headers, signal: AbortSignal.timeout(patience) };
      const sent: ClientRequest = (isSecure ? overHttps : overHttp)(`${base}/${path}`, options, answer => {
        read(answer, answer.statusCode === 200 ? mostBytes : undefined)
          .then(body => resolve({ status: answer.statusCode ?? 0, body }))
          .catch(error => fail(error));
      });
      sent.on('error', fail);
      sent.end(bytes);

      function fail(error: Error & { code?: string }): void {
        sent.destroy();
        const isStale = sent.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
        if (isStale) reject(new StaleConnection(error.message, false));
        else reject(failureOf(error, patience));
      }
    });
  }
}

interface Exchange {
  /** Of the response's body, if it is wanted. */
  readonly mostBytes?: number;
  readonly bytes?: Uint8Array;
}

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

class StaleConnection extends ServerFailure {}

/** Reads an unwanted body to its end too, so that the connection can be used again. */
async function read(answer: IncomingMessage, mostBytes: number | undefined): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    length += chunk.length;
    if (length > (mostBytes ?? MOST_IGNORED_BYTES))
      throw new ServerFailure('a response was larger than allowed', false);
    if (mostBytes !== undefined) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Of a page that explains an error. */
const MOST_IGNORED_BYTES = 1_000_000;

function accept(status: number, ...good: readonly number[]): true {
  if (good.includes(status)) return true;
  throw new ServerFailure(`it responded with status ${status}`, isRefusal(status), status);
}

function isRefusal(status: number): boolean {
  return [401, 403, 405, 407, 507].includes(status) || (status >= 300 && status < 400);
}

function failureOf(error: Error & { code?: string }, patience: number): ServerFailure {
  if (error instanceof ServerFailure) return error;
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return new ServerFailure(`it took longer than ${patience / 1000} s to respond`, true);
  const reason = error.message || error.code || error.name;
  return new ServerFailure(reason, /REFUSED|NOTFOUND|CERT|SIGNED/.test(`${error.code} ${reason}`));
}
