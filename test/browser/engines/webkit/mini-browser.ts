import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectInspector, type InspectorSocket, type Target } from './inspector-socket.ts';
import { Calls, ignoreClosing } from './protocol.ts';
import type { ResultOf } from './webkit-messages.ts';
import type { WindowFocus } from './window-focus.ts';

/** What browsers are started in: a display, and the folder that GTK reads its settings from. */
export interface Surroundings {
  readonly display: string;
  readonly focus: WindowFocus;
  readonly configuration: string;
}

/** A page of the browser: the target to inspect it by, and its name in automation. */
export interface BrowserPage {
  readonly target: number;
  readonly handle: string;
}

const PARAMETERS = [
  '--automation',
  '--enable-developer-extras=true',
  // A policy that separates the site from its opener moves each navigation to another process, as a new one.
  '--features=!CrossOriginOpenerPolicy',
  // Playwright cannot see a page's return from it; its Chromium has it off as well.
  '--enable-page-cache=false',
];

/** One MiniBrowser: a profile of its own that is forgotten when it ends. */
export class MiniBrowser {
  private readonly calls = new Calls();
  private readonly taken = new Set<number>();
  private readonly handles = new Set<string>();
  private targets: readonly Target[] = [];
  private opening = 0;
  private automation = 0;
  private firstPage: BrowserPage | undefined;

  private constructor(
    private readonly process: ChildProcess,
    private readonly windowFocus: WindowFocus,
    private socket: InspectorSocket | undefined,
  ) {}

  /** Called with each message about a page. */
  onMessage: (target: number, message: string) => void = () => undefined;
  /** Called with each page that a page has opened. */
  onPopup: (page: BrowserPage) => unknown = () => undefined;

  /** Starts the browser that `WEBKIT_PROGRAM` names with a page, and waits until it can be automated. */
  static async start(surroundings: Surroundings): Promise<MiniBrowser> {
    const port = await freePort();
    const process = spawn(programPath(), PARAMETERS, {
      stdio: 'ignore',
      env: environment(surroundings, port),
    });
    const browser = new MiniBrowser(process, surroundings.focus, undefined);
    browser.socket = await browser.connect(port);
    await browser.until(() => browser.targets.some(({ type }) => type === 'Automation'));
    browser.automation = browser.targets.find(({ type }) => type === 'Automation')?.id ?? 0;
    browser.attach(browser.automation);
    browser.firstPage = await browser.createPage();
    return browser;
  }

  /** Opens a page in a window of its own. The first is there from the start. */
  async openPage(): Promise<BrowserPage> {
    const first = this.firstPage;
    this.firstPage = undefined;
    return first ?? this.createPage();
  }

  /** Calls a command of WebKit's automation, which WebKitWebDriver is written for. */
  automate<Method extends string>(
    method: Method,
    parameters: object = {},
  ): Promise<ResultOf<`Automation.${Method}`>> {
    return this.calls.call(`Automation.${method}` as const, parameters, message =>
      this.send(this.automation, message),
    );
  }

  attach(target: number): void {
    this.socket?.attach(target);
  }

  send(target: number, message: string): void {
    this.socket?.send(target, message);
  }

  /** Gives the focus to the window that was opened last. */
  focus(): Promise<void> {
    return this.windowFocus.giveTo(this.process.pid ?? 0);
  }

  close(): void {
    this.calls.abandon('The browser is closed.');
    this.socket?.close();
    this.process.kill('SIGKILL');
  }

  private async createPage(): Promise<BrowserPage> {
    this.opening++;
    const { handle } = await this.automate('createBrowsingContext');
    this.handles.add(handle);
    await this.until(() => this.freePages().length > 0);
    const target = this.freePages()[0] ?? 0;
    this.taken.add(target);
    this.opening--;
    return { target, handle };
  }

  private async connect(port: number): Promise<InspectorSocket> {
    for (;;) {
      if (this.process.exitCode !== null || this.process.signalCode !== null)
        throw new Error('MiniBrowser ended before it could be reached.');
      const socket = await connectInspector(port, {
        onTargets: targets => this.setTargets(targets),
        onMessage: (target, message) => this.take(target, message),
      }).catch(() => undefined);
      if (socket) return socket;
      await sleep(20);
    }
  }

  private take(target: number, message: string): void {
    if (target === this.automation) this.calls.take(JSON.parse(message));
    else this.onMessage(target, message);
  }

  private setTargets(targets: readonly Target[]): void {
    this.targets = targets;
    if (this.opening > 0 || this.handles.size === 0) return;
    for (const target of this.freePages()) {
      this.taken.add(target);
      this.reportPopup(target).catch(ignoreClosing);
    }
  }

  private async reportPopup(target: number): Promise<void> {
    const { contexts } = await this.automate('getBrowsingContexts');
    const handle = contexts.map(context => context.handle).find(one => !this.handles.has(one));
    if (handle === undefined) return;
    this.handles.add(handle);
    this.onPopup({ target, handle });
  }

  private freePages(): readonly number[] {
    return this.targets
      .filter(({ id, type }) => type === 'WebPage' && !this.taken.has(id))
      .map(({ id }) => id);
  }

  private async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await sleep(5);
  }
}

function programPath(): string {
  return process.env.WEBKIT_PROGRAM ?? 'MiniBrowser';
}

function environment({ display, configuration }: Surroundings, port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${port}`,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    // Scroll bars that take no room, as in a headless Chromium.
    GTK_OVERLAY_SCROLLING: '1',
    XDG_CONFIG_HOME: configuration,
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
