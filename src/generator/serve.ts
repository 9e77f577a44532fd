import type { Answer } from './host/http/answer.ts';
import { createBody } from './host/http/body.ts';
import { toCanonicalPath, toUrlPath } from './host/http/canonical-path.ts';
import { createLiveChannel } from './host/http/live-channel.ts';
import { findPublishedFile } from './host/http/published-folder.ts';
import { createPublishedSite } from './host/http/published-site.ts';
import { type RunningServer, startSiteServer } from './host/http/site-server.ts';
import { StartFailure } from './host/http/start-failure.ts';
import { countDiagnostics, type Diagnostic, type DiagnosticCounts } from './model/diagnostic.ts';
import { shortList } from './model/short-list.ts';

export type { RunningServer };

/** Where a server listens. */
interface ServerOptions {
  /** With a slash at both ends. */
  readonly baseUrl: string;
  /** Default: the loopback address alone. */
  readonly host?: string;
  readonly port: number;
  /** A taken port is a failure, instead of a reason to try the next. */
  readonly strictPort: boolean;
  readonly log: (line: string) => void;
}

/** The site as `dev` sees it: nothing is rendered before it is asked for. */
export interface DevSite {
  /** Answers a clean path: decoded, without base URL and query. */
  respond(path: string): Promise<DevAnswer>;
  /** Calls the listener for each message to the open pages, and gives the function that ends this. */
  subscribe(listener: (message: DevMessage) => void): () => void;
}

/** `to` is a decoded path without base URL (a hash may follow), or an outside `https:` URL. */
export type DevAnswer =
  | {
      readonly kind: 'page' | 'file';
      readonly status: number;
      readonly contentType: string;
      readonly body: string | Uint8Array;
    }
  | { readonly kind: 'redirect'; readonly to: string };

/** What open pages are told. `paths` are clean paths without the base URL; `counts` are of all diagnostics, of which many are left out. */
export type DevMessage =
  | { readonly type: 'update'; readonly paths: readonly string[] | 'all' }
  | { readonly type: 'style'; readonly hrefs: readonly string[] }
  | { readonly type: 'reload' }
  | DiagnosticsMessage;

interface DiagnosticsMessage {
  readonly type: 'diagnostics';
  readonly diagnostics: readonly Diagnostic[];
  readonly counts: DiagnosticCounts;
}

/** What open pages are told of what is wrong: of many mistakes, as few as the terminal shows. */
export function toldOf(diagnostics: readonly Diagnostic[]): DiagnosticsMessage {
  return { type: 'diagnostics', diagnostics: shortList(diagnostics), counts: countDiagnostics(diagnostics) };
}

/** Serves a built site as a well-configured host does. Throws a `StartFailure` where there is none, or no port. */
export async function servePreview(
  options: ServerOptions & { readonly outDir: string },
): Promise<RunningServer> {
  if (!(await findPublishedFile(options.outDir, '/index.html'))) throw nothingBuilt(options.outDir);
  return startSiteServer({ ...options, source: createPublishedSite(options) });
}

function nothingBuilt(outDir: string): StartFailure {
  return new StartFailure(
    {
      severity: 'error',
      code: 'serve/nothing-built',
      message: `There is no built site in ${outDir}`,
      hint: 'Run "site build" first',
    },
    1,
  );
}

/**
 * Serves a site that is rendered on demand, and tells its open pages what changed: over a WebSocket at `{baseUrl}__dev/events`,
 * one `DevMessage` as JSON in each text message. Whoever connects is told the current diagnostics at once.
 */
export async function serveDev(options: ServerOptions & { readonly site: DevSite }): Promise<RunningServer> {
  const { site, baseUrl } = options;
  let diagnostics: DevMessage = toldOf([]);
  const channel = createLiveChannel(toUrlPath('/__dev/events', baseUrl), () => [diagnostics]);
  const unsubscribe = site.subscribe(message => {
    if (message.type === 'diagnostics') diagnostics = message;
    channel.send(message);
  });
  const source = { answer: async (path: string) => toAnswer(await site.respond(path), path, baseUrl) };
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

function toAnswer(answer: DevAnswer, path: string, baseUrl: string): Answer {
  if (answer.kind === 'redirect') {
    const to = answer.to.startsWith('/') ? toUrlPath(answer.to, baseUrl) : answer.to;
    return { kind: 'redirect', status: 301, to };
  }
  const content = answer.kind === 'page' ? withDevScript(answer.body, baseUrl) : answer.body;
  return {
    kind: 'content',
    status: toCanonicalPath(path) === '/404' ? 404 : answer.status,
    contentType: answer.contentType,
    body: createBody(content, false),
    headers: { 'cache-control': 'no-cache' },
  };
}

/** Puts the script that listens to the channel at the end of a page. */
function withDevScript(body: string | Uint8Array, baseUrl: string): string {
  const html = typeof body === 'string' ? body : Buffer.from(body).toString('utf8');
  const script = `<script type="module" src="${toUrlPath('/__dev/client.js', baseUrl)}"></script>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + script : `${html.slice(0, end)}${script}${html.slice(end)}`;
}
