import type { Answer, AnswerSource } from '../host/http/answer.ts';
import { type Body, createBody } from '../host/http/body.ts';
import { createBodyCache } from '../host/http/body-cache.ts';
import { addressOf, toUrlPath } from '../host/http/canonical-path.ts';
import { toPlainHttp } from '../host/http/header-rules.ts';
import type { ListenOptions } from '../host/http/listen.ts';
import { createLiveChannel } from '../host/http/live-channel.ts';
import { SAFETY_HEADERS } from '../host/http/send-answer.ts';
import { type RunningServer, startSiteServer } from '../host/http/site-server.ts';
import { type DevMessage, diagnosticsMessageOf } from './dev-message.ts';
import { DEV_SCRIPT_PATH, type DevFile, type DevSite } from './dev-site.ts';

/**
 * Serves a site that is rendered on demand, and reports changes to its open pages over a WebSocket at `{baseUrl}__dev/events`, with one
 * `DevMessage` as JSON in each text message. A page that connects gets the current diagnostics at once. It may say its version, and
 * loads again if something has changed while it was on its way.
 */
export async function serveDev(options: ListenOptions & { readonly site: DevSite }): Promise<RunningServer> {
  const { site } = options;
  let diagnostics: DevMessage = diagnosticsMessageOf([], '');
  const channel = createLiveChannel(
    () => toUrlPath('/__dev/events', site.baseUrl),
    version => (version === '' || version === String(site.version()) ? [diagnostics] : [{ type: 'reload' }]),
  );
  const unsubscribe = site.subscribe(message => {
    if (message.type === 'diagnostics') diagnostics = message;
    channel.send(message);
  });
  const source = createDevSource(site);
  try {
    const server = await startSiteServer({
      ...options,
      source,
      channel,
      // Read at each request, because it may change.
      get baseUrl() {
        return site.baseUrl;
      },
    });
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
function createDevSource(site: DevSite): AnswerSource {
  const readBody = createBodyCache();
  const headersOf = async () => ({
    ...toPlainHttp(site.headers()),
    ...SAFETY_HEADERS,
    'cache-control': 'no-cache',
  });

  async function answer(path: string): Promise<Answer> {
    const found = await site.respond(path);
    const { baseUrl } = site;
    const script = `${toUrlPath(DEV_SCRIPT_PATH, baseUrl)}?${site.version()}`;
    const headers = await headersOf();
    switch (found.kind) {
      case 'redirect': {
        const to = found.to.startsWith('/') ? toUrlPath(found.to, baseUrl) : found.to;
        return { kind: 'redirect', status: 301, to, headers };
      }
      case 'page': {
        const status = addressOf(path) === '/404' ? 404 : found.status;
        const body = createBody(withScript(found.html, script), false);
        return { kind: 'content', status, contentType: 'text/html; charset=utf-8', body, headers };
      }
      case 'file': {
        const body = await bodyOf(found);
        const content = body === undefined ? gone() : { status: 200, contentType: found.contentType, body };
        return { kind: 'content', ...content, headers };
      }
    }
  }

  async function bodyOf({ body }: DevFile): Promise<Body | undefined> {
    return typeof body === 'object' && 'from' in body ? readBody(body.from, false) : createBody(body, false);
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

/** Adds a script to the end of a page: the one that listens to the channel. */
function withScript(html: string, src: string): string {
  const script = `<script type="module" src="${src}"></script>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + script : `${html.slice(0, end)}${script}${html.slice(end)}`;
}
