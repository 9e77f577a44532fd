import { MiniBrowser, type Surroundings } from './mini-browser.ts';
import { ignoreClosing } from './protocol.ts';

/** Starts browsers ahead of their use: one waits while a test runs in the one before. */
export class SpareBrowser {
  private next: Promise<MiniBrowser>;

  constructor(private readonly surroundings: Surroundings) {
    this.next = this.start();
  }

  /** Gives the browser that waits, and starts another at once: of two that ask together, each gets its own. */
  take(): Promise<MiniBrowser> {
    const browser = this.next;
    this.next = this.start();
    return browser;
  }

  /** Ends the browser that waits. One that is still starting ends with the display. */
  close(): void {
    this.next.then(browser => browser.close()).catch(ignoreClosing);
  }

  private start(): Promise<MiniBrowser> {
    const browser = MiniBrowser.start(this.surroundings);
    // An error is for who takes the browser.
    browser.catch(ignoreClosing);
    return browser;
  }
}
