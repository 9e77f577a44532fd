import type { MiniBrowser } from './mini-browser.ts';
import { type Call, Calls, type Handlers, handle, ignoreClosing, type Message } from './protocol.ts';
import type { ResultOf, TargetEvents, TargetInfo } from './webkit-messages.ts';

/** What a page's process gets before it does anything, and who hears its events. */
interface SessionListener {
  readonly prepare: (call: Call) => Promise<unknown>;
  readonly onEvent: (method: string, parameters: unknown) => void;
}

/**
 * The inspection of one page. The page may move to another process when it navigates: the new one is prepared while it waits, and
 * commands go to it from the moment when it takes over.
 */
export class PageSession {
  /** Resolves when the page can be inspected. */
  readonly ready: Promise<void>;
  private readonly calls = new Calls();
  private process = '';
  private setReady: () => void = () => undefined;

  constructor(
    private readonly browser: MiniBrowser,
    private readonly target: number,
    private readonly listener: SessionListener,
  ) {
    this.ready = new Promise(resolve => {
      this.setReady = resolve;
    });
    browser.attach(target);
  }

  /** Calls a command in the page's process. */
  readonly call: Call = (method, parameters = {}) => this.callIn(this.process, method, parameters);

  /** Takes a message of the browser about this page. */
  take(text: string): void {
    const message: Message = JSON.parse(text);
    if (message.id === undefined) handle(this.events, message.method ?? '', message.params);
    else this.calls.take(message);
  }

  private readonly events: Handlers<TargetEvents> = {
    'Target.targetCreated': ({ targetInfo }) => this.addProcess(targetInfo).catch(ignoreClosing),
    'Target.didCommitProvisionalTarget': ({ newTargetId }) => {
      this.process = newTargetId;
    },
    'Target.dispatchMessageFromTarget': ({ message }) => this.takeInner(JSON.parse(message)),
  };

  close(): void {
    this.calls.abandon('The page is closed.');
  }

  private takeInner(message: Message): void {
    if (message.id === undefined) this.listener.onEvent(message.method ?? '', message.params);
    else this.calls.take(message);
  }

  private async addProcess({ targetId, type, isProvisional }: TargetInfo): Promise<void> {
    if (type !== 'page') return;
    if (!isProvisional) this.process = targetId;
    await this.callOuter('Target.setPauseOnStart', { pauseOnStart: true });
    await this.listener.prepare((method, parameters = {}) => this.callIn(targetId, method, parameters));
    if (isProvisional) await this.callOuter('Target.resume', { targetId });
    this.setReady();
  }

  private callIn<Method extends string>(
    targetId: string,
    method: Method,
    parameters: object,
  ): Promise<ResultOf<Method>> {
    return this.calls.call(method, parameters, message => {
      // A process that is gone sends nothing more, so each open request fails because its realm is gone.
      this.callOuter('Target.sendMessageToTarget', { targetId, message }).catch(ignoreClosing);
    });
  }

  private callOuter(method: string, parameters: object): Promise<unknown> {
    return this.calls.call(method, parameters, message => this.browser.send(this.target, message));
  }
}
