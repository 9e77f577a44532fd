import { describe, expect, it } from 'vitest';
import { createPageSource, type PageText, type RequestOptions } from '../../../src/client/page-source.ts';

interface Request extends RequestOptions {
  readonly path: string;
  readonly resolve: (text: PageText) => void;
  readonly reject: (error: Error) => void;
}

function setUp() {
  const requests: Request[] = [];
  const clock = { now: 0 };
  const source = createPageSource(
    (path, options) => new Promise((resolve, reject) => requests.push({ path, ...options, resolve, reject })),
    () => clock.now,
  );
  return { source, requests, clock };
}

function text(path: string, status = 200): PageText {
  return { path, status, html: path, bytes: path.length };
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
    await new Promise(resolve => setTimeout(resolve));
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

  it('remembers the latest forty for five minutes', () => {
    const { source, clock } = setUp();
    for (let index = 0; index <= 40; index++) void source.load(`/${index}`);
    expect([source.has('/0'), source.has('/1'), source.has('/40')]).toEqual([false, true, true]);
    clock.now = 300_000;
    expect(source.has('/40')).toBe(false);
  });

  it('goes past the cache, once, for a page that it was told to forget', () => {
    const { source, requests } = setUp();
    void source.load('/a');
    source.forget('/a');
    void source.load('/a');
    source.forget();
    void source.load('/a');
    void source.load('/b');
    expect(requests.map(({ path, isFresh }) => [path, isFresh])).toEqual([
      ['/a', false],
      ['/a', true],
      ['/a', true],
      ['/b', false],
    ]);
  });
});
