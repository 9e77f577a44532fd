import { describe, expect, it } from 'vitest';
import { createPageSource, type PageText } from '../../../../src/client/navigation/page-source.ts';

interface Request {
  readonly path: string;
  readonly isUrgent: boolean;
  readonly resolve: (text: PageText) => void;
  readonly reject: (error: Error) => void;
}

function setUp() {
  const requests: Request[] = [];
  const clock = { now: 0 };
  const source = createPageSource(
    (path, isUrgent) => new Promise((resolve, reject) => requests.push({ path, isUrgent, resolve, reject })),
    () => clock.now,
  );
  return { source, requests, clock };
}

function text(path: string, status = 200): PageText {
  return { path, status, html: path, bytes: path.length };
}

function settle(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve));
}

describe('createPageSource', () => {
  it('asks once for a page that is loaded twice', async () => {
    const { source, requests } = setUp();
    const loads = [source.load('/a'), source.prefetch('/a'), source.load('/a')];
    requests[0]?.resolve(text('/a'));
    expect(await Promise.all(loads)).toEqual([text('/a'), text('/a'), text('/a')]);
    expect(requests).toHaveLength(1);
  });

  it('asks urgently for what is navigated to, and not for the rest', () => {
    const { source, requests } = setUp();
    void source.load('/a');
    void source.prefetch('/b');
    expect(requests.map(request => request.isUrgent)).toEqual([true, false]);
  });

  it('asks again when the prefetch that a load waits for fails', async () => {
    const { source, requests } = setUp();
    source.prefetch('/a').catch(() => undefined);
    const load = source.load('/a');
    requests[0]?.reject(new Error('gone'));
    await settle();
    requests[1]?.resolve(text('/a'));
    expect(await load).toEqual(text('/a'));
  });

  it('forgets a failure', async () => {
    const { source, requests } = setUp();
    const load = source.load('/a');
    requests[0]?.reject(new Error('gone'));
    await expect(load).rejects.toThrow('gone');
    expect(source.has('/a')).toBe(false);
  });

  it('does not remember that a page was not there', async () => {
    const { source, requests } = setUp();
    const load = source.load('/a');
    requests[0]?.resolve(text('/a', 404));
    await load;
    expect(source.has('/a')).toBe(false);
  });

  it('remembers the latest forty', () => {
    const { source } = setUp();
    for (let index = 0; index <= 40; index++) void source.load(`/${index}`);
    expect([source.has('/0'), source.has('/1'), source.has('/40')]).toEqual([false, true, true]);
    source.forget();
    expect(source.has('/40')).toBe(false);
  });

  it('keeps a new request when one that was forgotten fails later', async () => {
    const { source, requests } = setUp();
    const forgotten = source.load('/a');
    source.forget();
    void source.load('/a');
    requests[0]?.reject(new Error('gone'));
    await expect(forgotten).rejects.toThrow('gone');
    expect(source.has('/a')).toBe(true);
  });

  it('asks anew for what was prefetched or loaded before', async () => {
    const { source, requests } = setUp();
    void source.prefetch('/a');
    for (const attempt of [0, 1]) {
      requests[attempt]?.resolve(text('/a'));
      await settle();
      void source.load('/a');
    }
    const changed = source.load('/a');
    requests[2]?.resolve({ ...text('/a'), html: 'changed' });
    expect((await changed).html).toBe('changed');
  });

  it('joins a load to a preload that is under way, however long it takes, and asks for the next one', async () => {
    const { source, requests, clock } = setUp();
    void source.preload('/a');
    clock.now = 60_000;
    void source.load('/a');
    requests[0]?.resolve(text('/a'));
    await settle();
    void source.load('/a');
    expect(requests).toHaveLength(2);
  });

  it.each([
    [1999, 1],
    [2000, 2],
  ])(
    'takes the answer to a preload for new, once, %d ms after it has come: %d requests',
    async (time, count) => {
      const { source, requests, clock } = setUp();
      void source.preload('/a');
      requests[0]?.resolve(text('/a'));
      await settle();
      clock.now = time;
      void source.load('/a');
      expect(requests).toHaveLength(count);
      requests[1]?.resolve(text('/a'));
      await settle();
      void source.load('/a');
      expect(requests).toHaveLength(count + 1);
    },
  );

  it('gives what it remembers where the server cannot be asked, again and again', async () => {
    const { source, requests, clock } = setUp();
    void source.load('/a');
    requests[0]?.resolve(text('/a'));
    await settle();
    for (const attempt of [1, 2]) {
      clock.now += 10_000;
      const load = source.load('/a');
      requests[attempt]?.reject(new Error('offline'));
      expect(await load).toEqual(text('/a'));
    }
    expect(requests).toHaveLength(3);
  });

  it('gives nothing that it remembers where the page is gone', async () => {
    const { source, requests, clock } = setUp();
    void source.load('/a');
    requests[0]?.resolve(text('/a'));
    await settle();
    clock.now = 10_000;
    const load = source.load('/a');
    requests[1]?.resolve(text('/a', 404));
    expect((await load).status).toBe(404);
    expect(source.has('/a')).toBe(false);
  });
});
