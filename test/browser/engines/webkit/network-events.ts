import { POSTED_TEXT_HEADER } from '../posted-text.ts';
import type { Continuation, ProvidedResponse } from './bidi-messages.ts';
import { type Call, type Handlers, handle } from './protocol.ts';
import type { Emit } from './web-page.ts';
import type {
  FailureEvent,
  FinishEvent,
  MemoryEvent,
  NetworkInspectorEvents,
  RequestEvent,
  Response,
} from './webkit-messages.ts';

/** What WebDriver BiDi calls the destinations of requests. */
const DESTINATIONS: Readonly<Record<string, string>> = {
  Document: 'document',
  StyleSheet: 'style',
  Image: 'image',
  Font: 'font',
  Script: 'script',
};

const INITIATORS: Readonly<Record<string, string>> = { Fetch: 'fetch', XHR: 'xmlhttprequest' };

const EVERY_REQUEST = { url: '.*', stage: 'request', isRegex: true };

/** Who hears of the requests of a page. */
interface NetworkListener {
  readonly context: string;
  readonly emit: Emit;
  readonly call: Call;
}

interface Sent {
  readonly event: RequestEvent;
  redirects: number;
  response?: Response;
  bodySize?: number;
}

/** Reports the requests of a page, and holds those that the test decides on. */
export class NetworkEvents {
  private readonly sent = new Map<string, Sent>();
  /** Sent while requests are held, and not known yet to be held: what comes from memory is not. */
  private readonly unreported = new Set<string>();
  private isHolding = false;

  constructor(private readonly listener: NetworkListener) {}

  /** Holds all requests from now on, or lets them pass. */
  async hold(isHolding: boolean, call: Call = this.listener.call): Promise<void> {
    this.isHolding = isHolding;
    await call(`Network.${isHolding ? 'add' : 'remove'}Interception`, EVERY_REQUEST);
    await call('Network.setInterceptionEnabled', { enabled: isHolding });
  }

  get isOn(): boolean {
    return this.isHolding;
  }

  /** The navigation that a request of a document belongs to. */
  navigationOf(id: string): string | undefined {
    const event = this.sent.get(id)?.event;
    return event?.type === 'Document' ? event.loaderId : undefined;
  }

  /** Takes an event of WebKit. */
  take(method: string, params: unknown): void {
    handle(this.events, method, params);
  }

  private readonly events: Handlers<NetworkInspectorEvents> = {
    'Network.requestWillBeSent': event => this.onSent(event),
    'Network.requestIntercepted': ({ requestId }) => this.report(requestId, true),
    'Network.requestServedFromMemoryCache': event => this.onMemory(event),
    'Network.responseReceived': event => this.onResponse(event),
    'Network.loadingFinished': event => this.onFinished(event),
    'Network.loadingFailed': event => this.onFailed(event),
  };

  /** Lets a request pass that was held. */
  async continue(id: string, { url, method, body }: Continuation): Promise<void> {
    const changes = { url, method, postData: body?.value };
    const isChanged = url !== undefined || method !== undefined || body !== undefined;
    if (isChanged) await this.listener.call('Network.interceptWithRequest', { requestId: id, ...changes });
    else await this.listener.call('Network.interceptContinue', { requestId: id, stage: 'request' });
  }

  /** Answers a request that was held. */
  async fulfil(id: string, { statusCode, reasonPhrase, headers, body }: ProvidedResponse): Promise<void> {
    const named = Object.fromEntries(headers.map(({ name, value }) => [name, value.value]));
    const type = Object.entries(named).find(([name]) => name.toLowerCase() === 'content-type')?.[1];
    await this.listener.call('Network.interceptRequestWithResponse', {
      requestId: id,
      content: body?.value ?? '',
      base64Encoded: true,
      mimeType: String(type ?? 'text/plain').split(';')[0],
      status: statusCode,
      statusText: reasonPhrase ?? '',
      headers: named,
    });
  }

  /** Lets a request fail that was held, as a lost network does. */
  async fail(id: string): Promise<void> {
    await this.listener.call('Network.interceptRequestWithError', { requestId: id, errorType: 'General' });
  }

  /** The text of an answer. */
  async body(id: string): Promise<object> {
    const { body, base64Encoded } = await this.listener.call('Network.getResponseBody', { requestId: id });
    return { type: base64Encoded ? 'base64' : 'string', value: body };
  }

  private onSent(event: RequestEvent): void {
    const { requestId, redirectResponse } = event;
    const before = this.sent.get(requestId);
    if (before && redirectResponse) {
      this.report(requestId, false);
      before.response = redirectResponse;
      this.emit('responseStarted', requestId);
      this.emit('responseCompleted', requestId);
    }
    this.sent.set(requestId, { event, redirects: before ? before.redirects + 1 : 0 });
    this.unreported.add(requestId);
    if (!this.isHolding || before) this.report(requestId, false);
  }

  private report(id: string, isHeld: boolean): void {
    if (!this.unreported.delete(id)) return;
    this.emit('beforeRequestSent', id, {
      isBlocked: isHeld,
      ...(isHeld && { intercepts: ['held'] }),
      initiator: { type: 'other' },
    });
  }

  private onMemory(event: MemoryEvent): void {
    const { resource } = event;
    const request = { url: resource.url, method: 'GET', headers: {} };
    this.sent.set(event.requestId, {
      event: { ...event, request, type: resource.type },
      redirects: 0,
      response: resource.response,
    });
    this.unreported.add(event.requestId);
    this.report(event.requestId, false);
    this.emit('responseStarted', event.requestId);
    this.onFinished(event);
  }

  private onResponse({ requestId, response }: NetworkInspectorEvents['Network.responseReceived']): void {
    this.report(requestId, false);
    const sent = this.sent.get(requestId);
    if (!sent) return;
    sent.response = response;
    this.emit('responseStarted', requestId);
  }

  private onFinished({ requestId, metrics }: FinishEvent): void {
    this.report(requestId, false);
    const sent = this.sent.get(requestId);
    if (sent) sent.bodySize = metrics?.responseBodyBytesReceived ?? 0;
    if (sent?.response) this.emit('responseCompleted', requestId);
    this.sent.delete(requestId);
  }

  private onFailed({ requestId, errorText, canceled }: FailureEvent): void {
    this.report(requestId, false);
    // The word that Playwright knows from Firefox.
    this.emit('fetchError', requestId, { errorText: canceled ? 'NS_BINDING_ABORTED' : errorText });
    this.sent.delete(requestId);
  }

  private emit(name: string, id: string, more: object = {}): void {
    const sent = this.sent.get(id);
    if (!sent) return;
    const { event, redirects, response, bodySize = 0 } = sent;
    this.listener.emit(`network.${name}`, {
      context: this.listener.context,
      navigation: event.type === 'Document' ? event.loaderId : null,
      redirectCount: redirects,
      isBlocked: false,
      timestamp: Math.round((event.walltime ?? 0) * 1000),
      request: requestOf(`${this.listener.context}/${id}`, event),
      ...(response && { response: responseOf(response, bodySize) }),
      ...more,
    });
  }
}

function requestOf(id: string, { request, type = '', walltime = 0 }: RequestEvent) {
  const requestTime = walltime * 1000;
  const posted = request.postData !== undefined && { [POSTED_TEXT_HEADER]: request.postData };
  return {
    request: id,
    url: request.url,
    method: request.method,
    headers: headersOf({ ...request.headers, ...posted }),
    destination: DESTINATIONS[type] ?? '',
    initiatorType: INITIATORS[type] ?? 'other',
    bodySize: null,
    timings: { requestTime, responseEnd: requestTime },
  };
}

function responseOf({ url, status, statusText, headers, mimeType, source }: Response, received: number) {
  const fromCache = source !== 'network';
  return {
    url,
    status,
    statusText,
    headers: headersOf(headers),
    mimeType,
    fromCache,
    protocol: 'http/1.1',
    bodySize: fromCache ? 0 : received,
    headersSize: 0,
  };
}

function headersOf(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers).map(([name, value]) => ({ name, value: { type: 'string', value } }));
}
