import { EventEmitter } from 'node:events';
import { unlinkSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChokidarOptions } from 'chokidar';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createChangeBatch } from '../../../src/generator/host/change-batch.ts';
import { toWatchRoots } from '../../../src/generator/host/watch-roots.ts';
import { type OpenWatcher, watchFiles } from '../../../src/generator/host/watcher.ts';

/** Milliseconds: longer than a busy machine takes to tell of a change. */
const PATIENCE = { timeout: 60_000 };

describe('on a real folder', () => {
  let folder: string;
  let calls: string[][];
  let notices: string[];
  let watcher: { close: () => Promise<void> };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'watcher-'));
    await mkdir(join(folder, 'content/docs'), { recursive: true });
    for (let number = 0; number < 100; number++) await write(`content/docs/${number}.md`, 'before');
    calls = [];
    notices = [];
    watcher = await watchFiles({
      paths: [join(folder, 'content'), join(folder, 'site.config.ts')],
      ignored: path => path.includes('ignored'),
      onChange: changed => calls.push(changed.map(path => path.slice(folder.length + 1))),
      onNotice: message => notices.push(message),
    });
  });

  afterEach(async () => {
    await watcher.close();
    expect(notices).toEqual([]);
    await rm(folder, { recursive: true, force: true });
  });

  const write = (path: string, text: string) => writeFile(join(folder, path), text);

  /** Waits until nothing was told for longer than the watcher ever waits. */
  async function settled(): Promise<string[][]> {
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0), PATIENCE);
    for (let told = -1; told !== calls.length; ) {
      told = calls.length;
      await new Promise(resolve => setTimeout(resolve, 400));
    }
    return calls;
  }

  test('a save is one change', async () => {
    await write('content/docs/1.md', 'after');
    expect(await settled()).toEqual([['content/docs/1.md']]);
  });

  test('an atomic save is one change', async () => {
    await write('content/docs/.1.md.tmp', 'after');
    await rename(join(folder, 'content/docs/.1.md.tmp'), join(folder, 'content/docs/1.md'));
    expect(await settled()).toEqual([['content/docs/1.md']]);
  });

  test('a save by way of a backup is one change', async () => {
    const [file, backup] = [join(folder, 'content/docs/1.md'), join(folder, 'content/docs/1.md~')];
    await rename(file, backup);
    await write('content/docs/1.md', 'after');
    await unlink(backup);
    expect(await settled()).toEqual([['content/docs/1.md']]);
  });

  test('the last of many saves is told, and few of them', async () => {
    let last = '';
    for (let save = 0; save < 300; save++) {
      last = `save ${save}`;
      await write('content/docs/1.md', last);
    }
    const told = await settled();
    expect(told.length).toBeLessThan(30);
    expect(new Set(told.flat())).toEqual(new Set(['content/docs/1.md']));
  });

  test('a second save right after the first was told is told too', async () => {
    await write('content/docs/1.md', 'first');
    await vi.waitFor(() => expect(calls.length).toBe(1), { ...PATIENCE, interval: 1 });
    await write('content/docs/1.md', 'second');
    await vi.waitFor(() => expect(calls.length).toBe(2), PATIENCE);
  });

  test('a checkout of many files is told once', async () => {
    // Without a pause in between, as git does it: however busy the machine, the changes come in one burst.
    for (let number = 0; number < 100; number++) {
      unlinkSync(join(folder, `content/docs/${number}.md`));
      writeFileSync(join(folder, `content/docs/${number}.md`), 'after');
    }
    const told = await settled();
    expect(new Set(told.flat()).size).toBe(100);
    expect(told.length).toBeLessThanOrEqual(2);
  });

  test('what is removed, what comes in a new folder, and a file that was not there, are told', async () => {
    await unlink(join(folder, 'content/docs/2.md'));
    await mkdir(join(folder, 'content/new/deep'), { recursive: true });
    await write('content/new/deep/page.md', 'text');
    await write('site.config.ts', 'export default {}');
    const told = await settled();
    expect(told.flat().sort()).toEqual(['content/docs/2.md', 'content/new/deep/page.md', 'site.config.ts']);
  });

  test('what is ignored, and what lies beside, is not told', async () => {
    await write('content/ignored.md', 'text');
    await write('other.md', 'text');
    await write('content/docs/1.md', 'after');
    expect((await settled()).flat()).toEqual(['content/docs/1.md']);
  });
});

describe('where the system has no more watches', () => {
  /** Stands for chokidar on such a system: it fails as often as there are files, unless it may poll. */
  function exhausted(code: string): { open: OpenWatcher; opened: ChokidarOptions[] } {
    const opened: ChokidarOptions[] = [];
    const open: OpenWatcher = (_paths, options) => {
      opened.push(options);
      const watcher = Object.assign(new EventEmitter(), { close: async () => undefined });
      setImmediate(() => {
        for (let file = 0; file < 3 && !options.usePolling; file++) {
          watcher.emit('error', Object.assign(new Error('no more'), { code }));
        }
        watcher.emit('ready');
        if (options.usePolling) watcher.emit('all', 'change', '/site/content/a.md');
      });
      return watcher;
    };
    return { open, opened };
  }

  test.each(['ENOSPC', 'EMFILE'])('%s leads to polling, and is said once', async code => {
    const { open, opened } = exhausted(code);
    const notices: string[] = [];
    const changed = await new Promise<readonly string[]>(resolve => {
      const options = { paths: ['/'], ignored: () => false, onChange: resolve };
      void watchFiles({ ...options, onNotice: message => notices.push(message) }, open);
    });
    expect(changed).toEqual(['/site/content/a.md']);
    expect(opened.map(options => options.usePolling ?? false)).toEqual([false, true]);
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatch(/no more file watches.*twice a second.*sudo sysctl fs\.inotify/);
  });

  test('another error is said and changes nothing', async () => {
    const { open, opened } = exhausted('EACCES');
    const notices: string[] = [];
    const onNotice = (message: string) => notices.push(message);
    await watchFiles({ paths: ['/'], ignored: () => false, onChange: () => undefined, onNotice }, open);
    expect(opened).toHaveLength(1);
    expect(notices[0]).toBe('A file cannot be watched: no more');
  });
});

describe('the patience of a batch', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a single save waits 15 ms', () => {
    const onChange = vi.fn();
    createChangeBatch(onChange, path => path !== '/temporary').note('/a', 'changed');
    vi.advanceTimersByTime(14);
    expect(onChange).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onChange.mock.calls).toEqual([[['/a']]]);
  });

  test('saves that never stop are told now and then', () => {
    const onChange = vi.fn();
    const batch = createChangeBatch(onChange, path => path !== '/temporary');
    for (let time = 0; time < 1000; time += 5) {
      batch.note('/a', 'changed');
      vi.advanceTimersByTime(5);
    }
    expect(onChange.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(onChange.mock.calls.length).toBeLessThanOrEqual(7);
  });

  test('500 files within a second are told in one call', () => {
    const onChange = vi.fn();
    const batch = createChangeBatch(onChange, path => path !== '/temporary');
    for (let file = 0; file < 500; file++) {
      batch.note(`/${file}`, 'changed');
      vi.advanceTimersByTime(2);
    }
    vi.advanceTimersByTime(1000);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange.mock.calls[0]?.[0]).toHaveLength(500);
  });

  test('what came and went is not told; what went and came is', () => {
    const onChange = vi.fn();
    const batch = createChangeBatch(onChange, path => path !== '/temporary');
    batch.note('/temporary', 'added');
    vi.advanceTimersByTime(100);
    batch.note('/temporary', 'removed');
    vi.advanceTimersByTime(100);
    expect(onChange).not.toHaveBeenCalled();
    batch.note('/b', 'removed');
    batch.note('/b', 'added');
    batch.note('/a', 'removed');
    vi.advanceTimersByTime(1000);
    expect(onChange.mock.calls).toEqual([[['/a', '/b']]]);
  });

  test('a cancelled batch is silent', () => {
    const onChange = vi.fn();
    const batch = createChangeBatch(onChange, path => path !== '/temporary');
    batch.note('/a', 'changed');
    batch.cancel();
    vi.advanceTimersByTime(1000);
    expect(onChange).not.toHaveBeenCalled();
  });
});

test('a path that is not there is waited for in the nearest folder, and nothing else there is looked at', () => {
  const there = new Set(['/', '/site', '/site/content', '/theme']);
  const paths = ['/site/content', '/site/site.config.ts', '/site/maps/data', '/theme'];
  const { roots, isWanted } = toWatchRoots(paths, path => there.has(path));
  expect(roots).toEqual(['/site', '/theme']);
  const wanted = [
    '/site',
    '/site/content/a.md',
    '/site/site.config.ts',
    '/site/maps',
    '/site/maps/data/x',
    '/theme/a.css',
  ];
  for (const path of wanted) expect(isWanted(path)).toBe(true);
  const others = [
    '/site/node_modules',
    '/site/content-old',
    '/site/maps/other',
    '/themes',
    '/site/site.config.ts~',
  ];
  for (const path of others) expect(isWanted(path)).toBe(false);
});
