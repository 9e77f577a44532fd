import type { Answer, AnswerSource } from '../host/http/answer.ts';
import { type Body, createBody } from '../host/http/body.ts';
import { createBodyCache } from '../host/http/body-cache.ts';
import { addressOf, toUrlPath } from '../host/http/canonical-path.ts';
import { toPlainHttp } from '../host/http/header-rules.ts';
import { createLiveChannel } from '../host/http/live-channel.ts';
import { safetyHeaders } from '../host/http/send-answer.ts';
import { type RunningServer, type ServerOptions, startSiteServer } from '../host/http/site-server.ts';
import { createSourceFrames } from '../host/terminal/source-frames.ts';
import { createStyle } from '../host/terminal/style.ts';
import { countDiagnostics, type Diagnostic, type DiagnosticCounts } from '../model/diagnostic.ts';
import { shortList } from '../model/short-list.ts';

/** The site as `dev` serves it: each page is rendered when it is requested. */
export interface DevSite {
  /** Answers a request for a clean path: decoded, without base URL and query. */
  respond(path: string): Promise<DevAnswer>;
  /** The headers that the site's host sends with every answer, as far as they are known. */
  headers(): readonly (readonly [name: string, value: string])[];
  /** A number that each change makes larger. */
  version(): number;
  /** Calls the listener for each message to the open pages. Returns the function that unsubscribes it. */
  subscribe(listener: (message: DevMessage) => void): () => void;
}

/** `to` is a decoded path without base URL (a hash may follow), or an outside `https:` URL. */
export type DevAnswer =
  | {
      readonly kind: 'page' | 'file';
      readonly status: number;
      readonly contentType: string;
      readonly body: string | Uint8Array | SourceFile;
    }
  | { readonly kind: 'redirect'; readonly to: string };

/** A file that is sent unchanged. */
interface SourceFile {
  /** Absolute path. */
  readonly from: string;
}

/** A message to open pages. `paths` are clean paths without the base URL; `counts` include the diagnostics that the message leaves out. */
export type DevMessage =
  | { readonly type: 'update'; readonly paths: readonly string[] | 'all' }
  | { readonly type: 'style'; readonly hrefs: readonly string[] }
  | { readonly type: 'reload' }
  | DiagnosticsMessage;

interface DiagnosticsMessage {
  readonly type: 'diagnostics';
  readonly diagnostics: readonly FramedDiagnostic[];
  readonly counts: DiagnosticCounts;
}

interface FramedDiagnostic extends Diagnostic {
  /** The lines of the source. */
  readonly frame?: string;
}

/** The message that lists diagnostics for open pages: what the terminal shows, with the lines of files below `root`. */
export function diagnosticsMessageOf(diagnostics: readonly Diagnostic[], root: string): DiagnosticsMessage {
  const frameOf = createSourceFrames(root, createStyle(false));
  const framed = shortList(diagnostics).map(diagnostic => {
    const lines = diagnostic.place === undefined ? [] : frameOf(diagnostic.place);
    return lines.length === 0 ? diagnostic : { ...diagnostic, frame: lines.join('\n') };
  });
  return { type: 'diagnostics', diagnostics: framed, counts: countDiagnostics(diagnostics) };
}

/**
 * Serves a site that is rendered on demand, and reports changes to its open pages over a WebSocket at `{baseUrl}__dev/events`, with one
 * `DevMessage` as JSON in each text message. A page that connects gets the current diagnostics at once. It may say its version, and
 * loads again if something has changed while it was on its way.
 */
export async function serveDev(options: ServerOptions & { readonly site: DevSite }): Promise<RunningServer> {
  const { site, baseUrl } = options;
  let diagnostics: DevMessage = diagnosticsMessageOf([], '');
  const channel = createLiveChannel(toUrlPath('/__dev/events', baseUrl), version =>
    version === '' || version === String(site.version()) ? [diagnostics] : [{ type: 'reload' }],
  );
  const unsubscribe = site.subscribe(message => {
    if (message.type === 'diagnostics') diagnostics = message;
    channel.send(message);
  });
  const source = createDevSource(site, baseUrl);
  try {
    const server = await startSiteServer({ ...options, source, channel });
    const close = () => {
      unsubscribe();
      return server.close();
    };
    return { ...server, close };
  } catch (error) {
    unsubscribe();
    throw error;
  }
}

/** Answers like `preview`, but the browser caches nothing, and no other origin may read drafts. */
function createDevSource(site: DevSite, baseUrl: string): AnswerSource {
  const readBody = createBodyCache();
  const headersOf = async () => ({
    ...toPlainHttp(site.headers()),
    ...safetyHeaders,
    'cache-control': 'no-cache',
  });

  async function answer(path: string): Promise<Answer> {
    const version = site.version();
    const found = await site.respond(path);
    const headers = await headersOf();
    if (found.kind === 'redirect') {
      const to = found.to.startsWith('/') ? toUrlPath(found.to, baseUrl) : found.to;
      return { kind: 'redirect', status: 301, to, headers };
    }
    const body = await bodyOf(found, version);
    if (body === undefined) return { kind: 'content', ...gone(), headers };
    const status = addressOf(path) === '/404' ? 404 : found.status;
    return { kind: 'content', status, contentType: found.contentType, body, headers };
  }

  async function bodyOf(
    { kind, body }: Exclude<DevAnswer, { kind: 'redirect' }>,
    version: number,
  ): Promise<Body | undefined> {
    if (typeof body === 'object' && 'from' in body) return readBody(body.from, false);
    return createBody(
      kind === 'page' ? withDevScript(body, `${toUrlPath('/__dev/client.js', baseUrl)}?${version}`) : body,
      false,
    );
  }

  return { answer, headersOf };
}

/** The answer for a file that disappeared during the request. */
function gone() {
  return {
    status: 404,
    contentType: 'text/plain; charset=utf-8',
    body: createBody('404 Not Found\n', false),
  };
}

/** Adds the script that listens to the channel to the end of a page. */
function withDevScript(body: string | Uint8Array, src: string): string {
  const html = typeof body === 'string' ? body : Buffer.from(body).toString('utf8');
  const script = `<script type="module" src="${src}"></script>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + script : `${html.slice(0, end)}${script}${html.slice(end)}`;
}
