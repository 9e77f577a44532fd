import { setTimeout as sleep } from 'node:timers/promises';
import type { Rectangle, Size } from './bidi-messages.ts';
import { logEntryOf } from './console-entries.ts';
import { Input } from './input.ts';
import type { BrowserPage, MiniBrowser } from './mini-browser.ts';
import { NetworkEvents } from './network-events.ts';
import { PageSession } from './page-session.ts';
import { type Call, type Handlers, handle } from './protocol.ts';
import { Scripts } from './scripts.ts';
import { ADDRESS_MARK, TELL_ADDRESS } from './tell-address.ts';
import type {
  ConsoleMessage,
  ExecutionContext,
  FailureEvent,
  Frame,
  PageInspectorEvents,
  RequestEvent,
} from './webkit-messages.ts';

/** Sends an event of WebDriver BiDi. */
export type Emit = (method: string, parameters: object) => void;

/** What a page looks like before it loads anything. */
export interface PageSettings {
  readonly colorScheme: 'Light' | 'Dark';
  readonly reducedMotion: 'Reduce' | 'NoPreference';
  readonly hasScripts: boolean;
  readonly viewport: Size;
}

/** The profile that a page belongs to, and where the browser has it. */
interface PageOrigin {
  readonly id: string;
  readonly browser: MiniBrowser;
  readonly page: BrowserPage;
  readonly preloads: ReadonlyMap<string, string>;
  readonly settings: PageSettings;
}

/** The request of a document, or its first words where none was seen. */
interface Beginning extends Pick<RequestEvent, 'loaderId' | 'frameId'> {
  readonly request: { readonly url: string };
}

/** A page, or browsing context, of WebKit that speaks WebDriver BiDi. */
export class WebPage {
  readonly network: NetworkEvents;
  readonly scripts: Scripts;
  readonly input: Input;
  private readonly session: PageSession;
  private readonly browser: MiniBrowser;
  private readonly page: BrowserPage;
  private readonly preloads: Map<string, string>;
  private settings: PageSettings;
  private mainFrame: string | undefined;
  private navigation = '';
  private onAddress: (navigation: string) => void = () => undefined;

  constructor(
    readonly id: string,
    { id: userContext, browser, page, preloads, settings }: PageOrigin,
    private readonly emit: Emit,
  ) {
    this.browser = browser;
    this.page = page;
    this.settings = settings;
    this.preloads = new Map(preloads);
    this.emitHere('browsingContext.contextCreated', {
      url: 'about:blank',
      userContext,
      parent: null,
      children: null,
    });
    this.session = new PageSession(browser, page.target, {
      prepare: call => this.prepare(call),
      onEvent: (method, parameters) => this.takeEvent(method, parameters),
    });
    const listener = { context: id, emit, call: this.session.call };
    this.network = new NetworkEvents(listener);
    this.scripts = new Scripts(listener);
    this.input = new Input(
      (method, parameters) => browser.automate(method, { handle: page.handle, ...parameters }),
      this.session.call,
    );
  }

  /** Waits until the page can be used. */
  async initialize(): Promise<void> {
    await this.session.ready;
    await this.setViewport(this.settings.viewport);
    await this.browser.focus();
  }

  /** Takes a message of the browser about this page. */
  take(message: string): void {
    this.session.take(message);
  }

  /** Calls a command of WebKit's inspector. */
  get call(): Call {
    return this.session.call;
  }

  /** Goes to an address, and gives the name of the navigation once it has begun. */
  async navigate(url: string): Promise<string> {
    const began = new Promise<string>(resolve => {
      this.onAddress = resolve;
    });
    await this.call('Page.navigate', { url });
    return began;
  }

  async change(settings: Partial<PageSettings>): Promise<void> {
    this.settings = { ...this.settings, ...settings };
    await this.applySettings(this.call);
    if (settings.viewport) await this.setViewport(settings.viewport);
  }

  /** Goes back or forward. */
  async traverse(delta: number): Promise<void> {
    await this.call('Runtime.evaluate', { expression: `history.go(${delta})` });
  }

  /** Whether answers may come from a cache. */
  async setCaching(isAllowed: boolean): Promise<void> {
    await this.call('Network.setResourceCachingDisabled', { disabled: !isAllowed });
  }

  /** A picture of a part of the page. */
  async capture({ x, y, width, height }: Rectangle): Promise<object> {
    const rectangle = { x, y, width, height, coordinateSystem: 'Viewport' };
    const { dataURL } = await this.call('Page.snapshotRect', rectangle);
    return { data: String(dataURL).split(',')[1] };
  }

  /** Makes the window as large as it must be for the document to have this size. */
  private async setViewport({ width, height }: Size): Promise<void> {
    for (let attempt = 0; attempt < 1000; attempt++) {
      const inner = await this.measure();
      if (inner.width === width && inner.height === height) return;
      // Only now and then: the window takes its size at once, the document a little later.
      if (attempt % 50 === 0)
        await this.growWindow({ width: width - inner.width, height: height - inner.height });
      await sleep(10);
    }
    throw new Error(`The window does not take the size ${width} × ${height}.`);
  }

  private async growWindow({ width, height }: Size): Promise<void> {
    const { handle } = this.page;
    const { context } = await this.browser.automate('getBrowsingContext', { handle });
    const { windowSize } = context;
    const size = { width: windowSize.width + width, height: windowSize.height + height };
    await this.browser.automate('setWindowFrameOfBrowsingContext', { handle, size });
  }

  /** A script that runs first in each document from now on. */
  async addPreload(id: string, source: string): Promise<void> {
    this.preloads.set(id, source);
    await this.session.ready;
    await this.call('Page.setBootstrapScript', { source: this.bootstrap() });
  }

  async close(): Promise<void> {
    await this.browser.automate('closeBrowsingContext', { handle: this.page.handle });
    await this.browser.focus();
  }

  /** The page is gone. */
  end(): void {
    this.session.close();
    this.emit('browsingContext.contextDestroyed', {
      context: this.id,
      parent: null,
      url: '',
      userContext: '',
    });
  }

  private async prepare(call: Call): Promise<void> {
    // All at once: they are done in this order, and each answer takes its time.
    await Promise.all([
      ...['Page', 'Network', 'Console', 'Runtime'].map(domain => call(`${domain}.enable`)),
      call('Page.setBootstrapScript', { source: this.bootstrap() }),
      this.network.isOn && this.network.hold(true, call),
      this.applySettings(call),
    ]);
  }

  private bootstrap(): string {
    return [TELL_ADDRESS, ...this.preloads.values()].join('\n');
  }

  private async applySettings(call: Call): Promise<void> {
    const { colorScheme, reducedMotion, hasScripts } = this.settings;
    await Promise.all([
      call('Page.overrideUserPreference', { name: 'PrefersColorScheme', value: colorScheme }),
      call('Page.overrideUserPreference', { name: 'PrefersReducedMotion', value: reducedMotion }),
      !hasScripts && call('Page.overrideSetting', { setting: 'ScriptEnabled', value: false }),
    ]);
  }

  private async measure(): Promise<Size> {
    const expression = '({ width: innerWidth, height: innerHeight })';
    const { result } = await this.call('Runtime.evaluate', { expression, returnByValue: true });
    return result.value as Size;
  }

  private takeEvent(method: string, params: unknown): void {
    handle(this.eventsBefore, method, params);
    this.network.take(method, params);
    handle(this.events, method, params);
  }

  /** A navigation is reported before the request of its document, and its end while the request is known. */
  private readonly eventsBefore: Handlers<PageInspectorEvents> = {
    'Network.requestWillBeSent': params => params.type === 'Document' && this.begin(params),
    'Network.loadingFailed': params => this.fail(params),
  };

  private readonly events: Handlers<PageInspectorEvents> = {
    'Page.frameNavigated': ({ frame }) => this.commit(frame),
    'Page.domContentEventFired': () => this.emitHere('browsingContext.domContentLoaded'),
    'Page.loadEventFired': () => this.emitHere('browsingContext.load'),
    'Runtime.executionContextCreated': ({ context }) => this.enter(context),
    'Console.messageAdded': ({ message }) => this.log(message),
  };

  private begin({ loaderId, frameId, request }: Beginning): void {
    if (loaderId === this.navigation || (this.mainFrame !== undefined && frameId !== this.mainFrame)) return;
    this.navigation = loaderId;
    this.emitHere('browsingContext.navigationStarted', { url: request.url });
    this.onAddress(loaderId);
  }

  private commit({ id, parentId, loaderId, url }: Frame): void {
    if (parentId) return;
    this.mainFrame = id;
    if (loaderId !== this.navigation) this.begin({ loaderId, frameId: id, request: { url } });
    this.scripts.leave();
    this.emitHere('browsingContext.navigationCommitted', { url });
    // WebKit announces no world of scripts for a document that runs none.
    if (!this.settings.hasScripts) this.scripts.enter();
  }

  private fail({ requestId, canceled }: FailureEvent): void {
    if (this.network.navigationOf(requestId) !== this.navigation) return;
    this.emitHere(`browsingContext.navigation${canceled ? 'Aborted' : 'Failed'}`);
  }

  private enter({ id, type, frameId }: ExecutionContext): void {
    if (type === 'normal' && (this.mainFrame === undefined || frameId === this.mainFrame))
      this.scripts.enter(id);
  }

  private log(message: ConsoleMessage): void {
    const [mark, url] = message.parameters ?? [];
    if (mark?.value !== ADDRESS_MARK) {
      this.emit('log.entryAdded', logEntryOf(message, { realm: this.scripts.realm, context: this.id }));
      return;
    }
    this.emit('browsingContext.historyUpdated', { context: this.id, url: url?.value, timestamp: 0 });
  }

  private emitHere(method: string, more: object = {}): void {
    this.emit(method, {
      context: this.id,
      navigation: this.navigation,
      url: '',
      timestamp: Date.now(),
      ...more,
    });
  }
}
