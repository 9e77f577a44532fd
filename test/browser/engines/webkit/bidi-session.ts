import { adaptScripts } from '../adapt-scripts.ts';
import { takeSettings } from '../engine-settings.ts';
import type {
  Command,
  Commands,
  ExtraHeaders,
  FunctionCall,
  Intercept,
  PageChoice,
  PreloadScript,
} from './bidi-messages.ts';
import type { BrowserPage, MiniBrowser } from './mini-browser.ts';
import { type Handlers, handle, ignoreClosing } from './protocol.ts';
import type { SpareBrowser } from './spare-browser.ts';
import { type PageSettings, WebPage } from './web-page.ts';

/** A profile of its own: its browser, and what each new page begins with. */
interface UserContext {
  readonly id: string;
  readonly browser: MiniBrowser;
  readonly preloads: Map<string, string>;
  settings: PageSettings;
}

interface OpenPage {
  readonly page: WebPage;
  readonly userContext: UserContext;
  readonly target: number;
}

const DEFAULTS: PageSettings = {
  colorScheme: 'Light',
  reducedMotion: 'Reduce',
  hasScripts: true,
  viewport: { width: 1280, height: 720 },
};

/**
 * WebDriver BiDi for WebKit, as far as Playwright uses it. A profile is a browser of its own; commands are translated to WebKit's
 * automation and to its inspector, and their events back. A command without a counterpart is accepted and does nothing.
 */
export class BidiSession {
  private readonly userContexts = new Map<string, UserContext>();
  private readonly pages = new Map<string, OpenPage>();
  private readonly intercepts = new Map<string, readonly WebPage[]>();
  private count = 0;

  constructor(
    private readonly spareBrowser: SpareBrowser,
    private readonly send: (message: object) => void,
  ) {}

  /** Takes a command and answers it. */
  async take({ id, method, params }: Command): Promise<void> {
    try {
      const result = await handle(this.commands, method, params);
      this.send({ type: 'success', id, result: result ?? {} });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.send({ type: 'error', id, error: 'unknown error', message: `${method}: ${message}` });
    }
  }

  /** Ends all browsers. */
  close(): void {
    this.spareBrowser.close();
    for (const { browser } of this.userContexts.values()) browser.close();
  }

  private readonly commands: Handlers<Commands> = {
    'session.new': () => ({
      sessionId: 'webkit',
      // Requests that Playwright makes itself say that they come from here.
      capabilities: { browserName: 'webkit', browserVersion: '', userAgent: 'WebKitGTK MiniBrowser' },
    }),
    'browser.close': () => this.close(),
    'browser.createUserContext': () => this.createUserContext(),
    'browser.removeUserContext': ({ userContext }) => this.removeUserContext(userContext),

    'browsingContext.create': ({ userContext }) => this.createPage(this.userContext(userContext)),
    'browsingContext.close': ({ context }) => this.closePage(context),
    'browsingContext.navigate': ({ context, url }) => this.navigate(context, url),
    'browsingContext.reload': ({ context }) => this.page(context).call('Page.reload'),
    'browsingContext.traverseHistory': ({ context, delta }) => this.page(context).traverse(delta),
    'browsingContext.captureScreenshot': ({ context, clip }) => this.page(context).capture(clip),
    'browsingContext.setViewport': params => this.change(params, { viewport: params.viewport }),

    'emulation.setMediaFeaturesOverride': params =>
      this.change(params, {
        colorScheme: params.features['prefers-color-scheme'] === 'dark' ? 'Dark' : 'Light',
      }),

    'script.addPreloadScript': params => this.addPreload(params),
    'script.evaluate': params => this.page(params.target.context).scripts.evaluate(params),
    'script.callFunction': params => this.callFunction(params),

    'input.performActions': ({ context, actions }) => this.page(context).input.act(actions),

    'network.setExtraHeaders': params => this.setHeaders(params),
    'network.addIntercept': params => this.addIntercept(params),
    'network.removeIntercept': ({ intercept }) => this.removeIntercept(intercept),
    'network.setCacheBehavior': ({ contexts, cacheBehavior }) =>
      this.each(contexts, page => page.setCaching(cacheBehavior !== 'bypass')),
    'network.continueRequest': params =>
      this.onRequest(params, ({ network }, id) => network.continue(id, params)),
    'network.provideResponse': params =>
      this.onRequest(params, ({ network }, id) => network.fulfil(id, params)),
    'network.failRequest': params => this.onRequest(params, ({ network }, id) => network.fail(id)),
    'network.getData': params =>
      this.onRequest(params, async ({ network }, id) => ({ bytes: await network.body(id) })),
    'storage.getCookies': () => ({ cookies: [], partitionKey: {} }),
  };

  private async createUserContext(): Promise<object> {
    const id = this.newId('profile');
    const browser = await this.spareBrowser.take();
    const userContext = { id, browser, preloads: new Map(), settings: DEFAULTS };
    this.userContexts.set(id, userContext);
    browser.onMessage = (target, message) => {
      for (const open of this.pages.values())
        if (open.userContext === userContext && open.target === target) open.page.take(message);
    };
    browser.onPopup = page => this.addPage(userContext, page).catch(ignoreClosing);
    return { userContext: id };
  }

  private removeUserContext(id: string): void {
    for (const [pageId, open] of this.pages) if (open.userContext.id === id) this.end(pageId);
    this.userContext(id).browser.close();
    this.userContexts.delete(id);
  }

  private async createPage(userContext: UserContext): Promise<object> {
    return { context: await this.addPage(userContext, await userContext.browser.openPage()) };
  }

  private async addPage(userContext: UserContext, browserPage: BrowserPage): Promise<string> {
    const id = this.newId('page');
    const page = new WebPage(id, { ...userContext, page: browserPage }, (method, params) =>
      this.send({ type: 'event', method, params }),
    );
    this.pages.set(id, { page, userContext, target: browserPage.target });
    await page.initialize();
    return id;
  }

  private async closePage(id: string): Promise<void> {
    await this.page(id).close();
    this.end(id);
  }

  private end(id: string): void {
    this.page(id).end();
    this.pages.delete(id);
  }

  private async navigate(context: string, url: string): Promise<object> {
    return { navigation: await this.page(context).navigate(url), url };
  }

  /** Changes what pages look like: those that are named, or all of a profile, those that come later too. */
  private async change(
    { context, contexts, userContexts = [] }: PageChoice,
    settings: Partial<PageSettings>,
  ) {
    for (const id of userContexts) {
      const userContext = this.userContext(id);
      userContext.settings = { ...userContext.settings, ...settings };
    }
    for (const page of this.pagesOf({
      contexts: contexts ?? (context === undefined ? [] : [context]),
      userContexts,
    }))
      await page.change(settings);
  }

  private async setHeaders(params: ExtraHeaders): Promise<void> {
    const { settings } = takeSettings(params.headers);
    if (!settings) return;
    const reducedMotion = settings.reducedMotion === 'reduce' ? 'Reduce' : 'NoPreference';
    await this.change(params, { reducedMotion, hasScripts: settings.hasScripts });
  }

  private async addPreload({ functionDeclaration, ...choice }: PreloadScript): Promise<object> {
    const script = this.newId('preload');
    const source = `(${functionDeclaration})();`;
    for (const id of choice.userContexts ?? []) this.userContext(id).preloads.set(script, source);
    for (const page of this.pagesOf(choice)) await page.addPreload(script, source);
    return { script };
  }

  private callFunction(params: FunctionCall): Promise<object> {
    const { params: changed } = adaptScripts({ method: 'script.callFunction', params });
    return this.page(params.target.context).scripts.callFunction(changed);
  }

  private async addIntercept({ phases, contexts }: Intercept): Promise<object> {
    const intercept = this.newId('intercept');
    if (!phases.includes('beforeRequestSent')) return { intercept };
    const ids = contexts ?? [...this.pages.keys()];
    const pages = ids.map(id => this.page(id));
    this.intercepts.set(intercept, pages);
    await this.each(ids, page => page.network.hold(true));
    return { intercept };
  }

  private async removeIntercept(intercept: string): Promise<void> {
    for (const page of this.intercepts.get(intercept) ?? []) await page.network.hold(false);
  }

  private async each(contexts: readonly string[] | undefined, act: (page: WebPage) => Promise<unknown>) {
    for (const id of contexts ?? this.pages.keys()) await act(this.page(id));
  }

  private async onRequest(
    { request }: { readonly request: string },
    act: (page: WebPage, id: string) => Promise<unknown>,
  ) {
    const [context = '', id = ''] = request.split('/');
    return act(this.page(context), id);
  }

  /** The open pages that are named, or whose profile is. */
  private pagesOf({ contexts = [], userContexts = [] }: PageChoice): readonly WebPage[] {
    return [...this.pages]
      .filter(([id, { userContext }]) => contexts.includes(id) || userContexts.includes(userContext.id))
      .map(([, { page }]) => page);
  }

  private page(id: string): WebPage {
    const open = this.pages.get(id);
    if (!open) throw new Error(`There is no page "${id}".`);
    return open.page;
  }

  private userContext(id: string): UserContext {
    const userContext = this.userContexts.get(id);
    if (!userContext) throw new Error(`There is no profile "${id}".`);
    return userContext;
  }

  private newId(kind: string): string {
    return `${kind}-${++this.count}`;
  }
}
