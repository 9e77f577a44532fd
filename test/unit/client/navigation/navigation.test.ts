import { describe, expect, it } from 'vitest';
import {
  createNavigation,
  type Destination,
  type Navigation,
} from '../../../../src/client/navigation/navigation.ts';
import type { FailureCount } from '../../../../src/client/navigation/reload-guard.ts';
import { createScrollPositions } from '../../../../src/client/navigation/scroll-positions.ts';
import { memoryStorages } from '../memory-storage.ts';

const ORIGIN = 'https://example.com';

/** A window, a screen and a network that write down what is asked of them. */
class Fake {
  readonly log: string[] = [];
  readonly pending = new Map<
    string,
    { readonly resolve: (to: Destination<string>) => void; readonly reject: (error: Error) => void }
  >();
  readonly navigation: Navigation;
  address: URL;
  top = 0;
  failureCount: FailureCount = 'first';
  retry: () => void = () => undefined;

  constructor(start = '/') {
    this.address = new URL(start, ORIGIN);
    let count = 0;
    this.navigation = createNavigation<string>({
      window: {
        address: () => this.address,
        push: (url, entry) => this.goTo(`push ${entry}`, url),
        replace: (url, entry) => this.goTo(`replace ${entry}`, url),
        leave: (url, arrival) => this.log.push(`leave ${path(url)} ${arrival}`),
        position: () => ({ left: 0, top: this.top }),
        scrollTo: ({ top }) => this.log.push(`scroll ${top}`),
        scrollToHash: hash => this.log.push(`scroll ${hash}`) > 0 && hash !== '#nowhere',
        scrollToHiddenHash: () => undefined,
      },
      screen: {
        turn: async (_page, _arrival, change) => change(),
        show: page => this.log.push(`show ${page}`),
        showFailure: (error, retry) => {
          this.retry = retry;
          this.log.push(`failure ${String(error)}`);
        },
        arrived: () => undefined,
      },
      progress: { start: () => this.log.push('start'), done: () => this.log.push('done') },
      positions: createScrollPositions(memoryStorages().session),
      load: asked => new Promise((resolve, reject) => this.pending.set(asked, { resolve, reject })),
      noteFailure: () => this.failureCount,
      newEntry: () => `entry-${++count}`,
      baseUrl: '/',
      entry: 'entry-0',
    });
  }

  click(to: string): void {
    void this.navigation.navigate(new URL(to, ORIGIN), 'push');
  }

  /** The history moves to an entry, as after Back. */
  async move(to: string, entry: string | null): Promise<void> {
    this.address = new URL(to, ORIGIN);
    void this.navigation.moved(entry);
    await settle();
  }

  async arrive(at: string, destination: Partial<Destination<string>> = {}): Promise<void> {
    this.pending.get(at)?.resolve({ path: at, hash: '', page: at, ...destination });
    await settle();
  }

  async fail(at: string): Promise<void> {
    this.pending.get(at)?.reject(new Error('gone'));
    await settle();
  }

  /** What was written down since the last call. */
  taken(): string[] {
    return this.log.splice(0);
  }

  private goTo(how: string, url: URL): void {
    this.address = url;
    this.log.push(`${how} ${path(url)}`);
  }
}

function path({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}

function settle(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve));
}

describe('a navigation', () => {
  it('keeps the old page until the new one is there, then shows it from its top', async () => {
    const fake = new Fake();
    fake.click('/docs');
    expect(fake.taken()).toEqual(['start']);
    await fake.arrive('/docs');
    expect(fake.taken()).toEqual(['push entry-1 /docs', 'show /docs', 'done', 'scroll 0']);
  });

  it('shows only the newest of two, whichever comes first', async () => {
    const fake = new Fake();
    fake.click('/slow');
    fake.click('/docs');
    await fake.arrive('/docs');
    await fake.arrive('/slow');
    expect(fake.taken().filter(line => line.startsWith('show'))).toEqual(['show /docs']);

    fake.click('/slow');
    fake.click('/about');
    await fake.arrive('/slow');
    expect(fake.taken()).not.toContain('show /slow');
    await fake.arrive('/about');
    expect(fake.taken()).toContain('show /about');
  });

  it('to the page that is on its way is left to the browser, and nothing is shown meanwhile', async () => {
    const fake = new Fake();
    fake.click('/slow');
    fake.click('/slow');
    expect(fake.taken()).toEqual(['start', 'done', 'leave /slow push']);
    await fake.arrive('/slow');
    expect(fake.taken()).toEqual([]);
  });

  it('is dropped when the page that is shown is asked for again', async () => {
    const fake = new Fake('/docs');
    fake.click('/slow');
    fake.click('/docs?x=1');
    await fake.arrive('/slow');
    expect(fake.taken()).toEqual(['start', 'push entry-2 /docs?x=1', 'done']);
  });

  it('ends where an alias leads, with the hash of the link or else of the alias', async () => {
    const fake = new Fake();
    fake.click('/old');
    await fake.arrive('/old', { path: '/new', hash: '#part' });
    expect(fake.taken()).toEqual(['start', 'push entry-1 /new#part', 'show /old', 'done', 'scroll #part']);
    fake.click('/older#top');
    await fake.arrive('/older', { path: '/newer', hash: '#part' });
    expect(fake.taken()).toContain('push entry-2 /newer#top');
  });

  it('to another query of the page does not scroll, and loads nothing', () => {
    const fake = new Fake('/docs');
    fake.click('/docs?x=1');
    expect(fake.taken()).toEqual(['push entry-1 /docs?x=1', 'done']);
  });

  it('to a hash of the page, written in another way, scrolls there', () => {
    const fake = new Fake('/docs');
    fake.click('/docs.html#part');
    expect(fake.taken()).toEqual(['push entry-1 /docs#part', 'done', 'scroll #part']);
  });

  it('to the very address that is shown makes no entry and goes to the top', () => {
    const fake = new Fake('/docs');
    fake.click('/docs');
    expect(fake.taken()).toEqual(['replace entry-0 /docs', 'done', 'scroll 0']);
  });

  it('to what is no page of this build is left to the browser', async () => {
    const fake = new Fake();
    fake.click('/file.xml?x=1');
    fake.pending.get('/file.xml')?.resolve({ path: '/file.xml', hash: '' });
    await settle();
    expect(fake.taken()).toEqual(['start', 'done', 'leave /file.xml?x=1 push']);
  });
});

describe('moving along the history', () => {
  it('restores the position of the entry', async () => {
    const fake = new Fake();
    fake.top = 500;
    fake.click('/docs');
    await fake.arrive('/docs');
    fake.top = 70;
    await fake.move('/', 'entry-0');
    await fake.arrive('/');
    expect(fake.taken().slice(-4)).toEqual(['replace entry-0 /', 'show /', 'done', 'scroll 500']);
    await fake.move('/docs', 'entry-1');
    await fake.arrive('/docs');
    expect(fake.taken().at(-1)).toBe('scroll 70');
  });

  it('goes to the hash or to the top where no position is known', async () => {
    const fake = new Fake();
    await fake.move('/docs#part', 'old-entry');
    await fake.arrive('/docs');
    expect(fake.taken().at(-1)).toBe('scroll #part');
  });

  it('gives a name to the entry that the browser made for a hash, and does not scroll', async () => {
    const fake = new Fake('/docs');
    await fake.move('/docs#part', null);
    expect(fake.taken()).toEqual(['done', 'replace entry-1 /docs#part']);
  });

  it('drops a navigation that is under way', async () => {
    const fake = new Fake('/docs');
    fake.click('/slow');
    await fake.move('/docs#part', null);
    await fake.arrive('/slow');
    expect(fake.taken()).not.toContain('show /slow');
  });
});

describe('a page that does not load', () => {
  it('is loaded by the browser', async () => {
    const fake = new Fake();
    fake.click('/docs');
    await fake.fail('/docs');
    expect(fake.taken()).toEqual(['start', 'done', 'leave /docs push']);
  });

  it('does nothing when it is no longer wanted', async () => {
    const fake = new Fake();
    fake.click('/slow');
    fake.click('/docs');
    await fake.fail('/slow');
    await fake.arrive('/docs');
    expect(fake.taken()).toEqual(['start', 'start', 'push entry-2 /docs', 'show /docs', 'done', 'scroll 0']);
  });

  it('shows its error at its address the second time, and can be retried', async () => {
    const fake = new Fake();
    fake.failureCount = 'again';
    fake.click('/docs');
    await fake.fail('/docs');
    expect(fake.taken()).toEqual(['start', 'push entry-1 /docs', 'failure Error: gone', 'done', 'scroll 0']);
    fake.retry();
    await fake.arrive('/docs');
    expect(fake.taken()).toEqual(['start', 'replace entry-1 /docs', 'show /docs', 'done', 'scroll 0']);
  });
});

describe('a refresh', () => {
  it('loads the page that is shown and neither scrolls nor shows progress', async () => {
    const fake = new Fake('/docs#part');
    void fake.navigation.refresh();
    await fake.arrive('/docs');
    expect(fake.taken()).toEqual(['replace entry-0 /docs#part', 'show /docs', 'done']);
  });

  it('asks again for the page that is on its way, and shows only what comes then', async () => {
    const fake = new Fake();
    fake.click('/docs');
    const old = fake.pending.get('/docs');
    expect(fake.navigation.restart()).toBe(true);
    old?.resolve({ path: '/docs', hash: '', page: 'old' });
    await settle();
    await fake.arrive('/docs', { page: 'new' });
    expect(fake.taken()).toEqual(['start', 'start', 'push entry-1 /docs', 'show new', 'done', 'scroll 0']);
    expect(fake.navigation.restart()).toBe(false);
  });

  it('loads in full the page that is on its way, and shows nothing that comes meanwhile', async () => {
    const fake = new Fake();
    fake.click('/docs');
    fake.navigation.reload();
    await fake.arrive('/docs');
    expect(fake.taken()).toEqual(['start', 'done', 'leave /docs push']);
  });

  it('loads the present page in full if no other is on its way', async () => {
    const fake = new Fake('/docs');
    fake.navigation.reload();
    expect(fake.taken()).toEqual(['done', 'leave /docs refresh']);
  });
});
