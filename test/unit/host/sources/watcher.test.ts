import { EventEmitter } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chokidar, { type ChokidarOptions } from 'chokidar';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createChangeBatch } from '../../../../src/generator/host/sources/change-batch.ts';
import { toWatchRoots } from '../../../../src/generator/host/sources/watch-roots.ts';
import { type OpenWatcher, watchFiles } from '../../../../src/generator/host/sources/watcher.ts';

/** Milliseconds: longer than a busy machine takes to tell of a change. */
const PATIENCE = { timeout: 60_000 };

const PAGE = 'content/docs/1.md';

describe('on a real folder', () => {
  let folder: string;
  let told: Set<string>;
  /** What the page held whenever something was reported. */
  let texts: string[];
  let notices: string[];
  let losses: number;
  let watcher: { close: () => Promise<void> };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'watcher-'));
    mkdirSync(join(folder, 'content/docs'), { recursive: true });
    for (let number = 0; number < 100; number++) write(`content/docs/${number}.md`, 'before');
    told = new Set();
    texts = [];
    notices = [];
    losses = 0;
    watcher = await watch();
  });

  afterEach(async () => {
    await watcher.close();
    expect(notices).toEqual([]);
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

  const watch = () =>
    watchFiles({
      paths: [join(folder, 'content'), join(folder, 'site.config.ts')],
      ignored: path => path.includes('ignored'),
      onChange: changed => {
        for (const path of changed) told.add(path.slice(folder.length + 1));
        if (existsSync(join(folder, PAGE))) texts.push(readFileSync(join(folder, PAGE), 'utf8'));
      },
      onLost: () => void losses++,
      onNotice: message => notices.push(message),
    });

  /** Watches again where the configuration is there from the start. */
  async function watchWithConfiguration(): Promise<void> {
    await watcher.close();
    write('site.config.ts', 'export default {}');
    watcher = await watch();
  }

  async function expectNext(path: string, change: () => void): Promise<void> {
    told.clear();
    change();
    await vi.waitFor(() => expect([...told]).toContain(path), PATIENCE);
  }

  /** Saves another file until nothing looks a second time at what was reported before. */
  async function settle(path: string): Promise<void> {
    for (const text of ['one', 'two', 'three']) await expectNext(path, () => write(path, text));
  }

  /** Waits until these are reported, and then for what is written after them: nothing else may have been reported by then. */
  async function expectTold(...paths: readonly string[]): Promise<void> {
    await vi.waitFor(() => expect([...told]).toEqual(expect.arrayContaining([...paths])), PATIENCE);
    write('content/last.md', '');
    await vi.waitFor(() => expect([...told]).toContain('content/last.md'), PATIENCE);
    expect([...told].sort()).toEqual([...paths, 'content/last.md'].sort());
  }

  test('a save is reported', async () => {
    write(PAGE, 'after');
    await expectTold(PAGE);
  });

  test('a folder that is renamed is lost, and is heard of again by a new watcher when it is back', async () => {
    const elsewhere = `${folder}-elsewhere`;
    renameSync(folder, elsewhere);
    await vi.waitFor(() => expect(losses).toBe(1), PATIENCE);
    await watcher.close();
    watcher = await watch();
    renameSync(elsewhere, folder);
    await vi.waitFor(() => expect([...told]).toContain(PAGE), PATIENCE);
    await settle(PAGE);
  });

  test('an atomic save is reported, and its temporary file is not', async () => {
    write('content/docs/.1.md.tmp', 'after');
    renameSync(join(folder, 'content/docs/.1.md.tmp'), join(folder, PAGE));
    await expectTold(PAGE);
  });

  test('a save by way of a backup is reported, and the backup is not', async () => {
    const [file, backup] = [join(folder, PAGE), join(folder, `${PAGE}~`)];
    renameSync(file, backup);
    write(PAGE, 'after');
    rmSync(backup);
    await expectTold(PAGE);
  });

  test('the last of many saves is reported', async () => {
    for (let save = 0; save < 300; save++) await writeFile(join(folder, PAGE), `save ${save}`);
    await vi.waitFor(() => expect(texts).toContain('save 299'), PATIENCE);
    await expectTold(PAGE);
  });

  test('a second save right after the first was reported is reported too', async () => {
    write(PAGE, 'first');
    await vi.waitFor(() => expect(texts).toContain('first'), { ...PATIENCE, interval: 1 });
    write(PAGE, 'second');
    await vi.waitFor(() => expect(texts).toContain('second'), PATIENCE);
  });

  test('a checkout of many files is reported whole', async () => {
    const paths = Array.from({ length: 100 }, (_, number) => `content/docs/${number}.md`);
    for (const path of paths) {
      unlinkSync(join(folder, path));
      write(path, 'after');
    }
    await expectTold(...paths);
  });

  test('what is removed, what comes in a new folder, and a file that was not there, are reported', async () => {
    unlinkSync(join(folder, 'content/docs/2.md'));
    mkdirSync(join(folder, 'content/new/deep'), { recursive: true });
    write('content/new/deep/page.md', 'text');
    write('site.config.ts', 'export default {}');
    await expectTold('content/docs/2.md', 'content/new/deep/page.md', 'site.config.ts');
  });

  test('a folder that is watched itself is reported when it goes, and when it comes back', async () => {
    await watchWithConfiguration();
    for (let time = 0; time < 3; time++) {
      await expectNext(PAGE, () => renameSync(join(folder, 'content'), join(folder, 'elsewhere')));
      await settle('site.config.ts');
      await expectNext(PAGE, () => renameSync(join(folder, 'elsewhere'), join(folder, 'content')));
      await settle('site.config.ts');
    }
  });

  test('a file that is watched itself is reported after each checkout that replaces it', async () => {
    await watchWithConfiguration();
    for (let time = 0; time < 3; time++) {
      await expectNext('site.config.ts', () => {
        unlinkSync(join(folder, 'site.config.ts'));
        write('site.config.ts', `export default { title: '${time}' }`);
      });
      await settle(PAGE);
    }
  });

  test('what is ignored, and what lies beside, is not reported', async () => {
    write('content/ignored.md', 'text');
    write('other.md', 'text');
    write(PAGE, 'after');
    await expectTold(PAGE);
  });
});

/** In place of chokidar: it reports what a test emits. */
function standIn() {
  return Object.assign(new EventEmitter(), {
    add: () => undefined,
    getWatched: () => ({}),
    close: async () => undefined,
  });
}

test('what comes into a folder between its listing and the first news of it is watched', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watcher-'));
  const late = join(folder, 'late.md');
  let told: readonly string[] = [];
  let isListed = false;
  const open: OpenWatcher = (paths, options) => {
    const isHidden = (path: string) => !isListed && path === late;
    const { ignored } = options;
    const watcher = chokidar.watch(paths, {
      ...options,
      ignored: path => isHidden(path) || (typeof ignored === 'function' && ignored(path)),
    });
    return watcher.prependOnceListener('ready', () => {
      isListed = true;
    });
  };
  writeFileSync(late, 'text');
  const ignore = () => undefined;
  const options = { paths: [folder], ignored: () => false, onLost: ignore, onNotice: ignore };
  const watcher = await watchFiles({ ...options, onChange: changed => (told = [...told, ...changed]) }, open);
  unlinkSync(late);
  await vi.waitFor(() => expect(told).toContain(late), PATIENCE);
  await watcher.close();
  rmSync(folder, { recursive: true });
});

describe('where the system has no more watches', () => {
  /** Stands for chokidar on such a system: it fails as often as there are files, unless it may poll. */
  function exhausted(code: string): { open: OpenWatcher; opened: ChokidarOptions[] } {
    const opened: ChokidarOptions[] = [];
    const open: OpenWatcher = (_paths, options) => {
      opened.push(options);
      const watcher = standIn();
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
      const options = { paths: ['/'], ignored: () => false, onChange: resolve, onLost: () => undefined };
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
    const ignore = () => undefined;
    await watchFiles(
      { paths: ['/'], ignored: () => false, onChange: ignore, onLost: ignore, onNotice },
      open,
    );
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

  test('saves that never stop are reported now and then', () => {
    const onChange = vi.fn();
    const batch = createChangeBatch(onChange, path => path !== '/temporary');
    for (let time = 0; time < 1000; time += 5) {
      batch.note('/a', 'changed');
      vi.advanceTimersByTime(5);
    }
    expect(onChange.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(onChange.mock.calls.length).toBeLessThanOrEqual(7);
  });

  test('500 files within a second are reported in one call', () => {
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

  test('all that one atomic save does is reported in one call', () => {
    const onChange = vi.fn();
    const batch = createChangeBatch(onChange, path => path !== '/temporary');
    batch.note('/temporary', 'added');
    for (const event of ['removed', 'added', 'changed'] as const) {
      vi.advanceTimersByTime(14);
      batch.note('/a', event);
    }
    vi.advanceTimersByTime(1000);
    expect(onChange.mock.calls).toEqual([[['/a']]]);
  });

  test('what came and went is not reported; what went and came is', () => {
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

test('a save is reported once, and one that the watcher does not hear of is found by a second look', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watcher-'));
  const page = join(folder, 'page.md');
  const calls: (readonly string[])[] = [];
  const source = standIn();
  const ignore = () => undefined;
  const options = { paths: [folder], ignored: () => false, onLost: ignore, onNotice: ignore };
  const watching = watchFiles({ ...options, onChange: changed => calls.push(changed) }, () => source);
  source.emit('ready');
  const watcher = await watching;
  vi.useFakeTimers();
  const save = (text: string) => writeFileSync(page, text);
  save('one');
  source.emit('all', 'change', page);
  vi.advanceTimersByTime(15);
  expect(calls).toEqual([[page]]);
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual([[page]]);
  source.emit('all', 'change', page);
  vi.advanceTimersByTime(15);
  save('another');
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual([[page], [page], [page]]);
  vi.useRealTimers();
  await watcher.close();
  rmSync(folder, { recursive: true });
});

test('a path is watched in the folder that contains it, or the nearest that is there, and nothing else in it is looked at', () => {
  const there = new Set(['/', '/site', '/site/content', '/other', '/other/theme']);
  const paths = ['/site/content', '/site/site.config.ts', '/site/maps/data', '/other/theme'];
  const { roots, isWanted } = toWatchRoots(paths, path => there.has(path));
  expect(roots).toEqual(['/site', '/other']);
  const wanted = [
    '/site',
    '/site/content/a.md',
    '/site/site.config.ts',
    '/site/maps',
    '/site/maps/data/x',
    '/other/theme/a.css',
  ];
  for (const path of wanted) expect(isWanted(path)).toBe(true);
  const others = [
    '/site/node_modules',
    '/site/content-old',
    '/site/maps/other',
    '/other/themes',
    '/site/site.config.ts~',
  ];
  for (const path of others) expect(isWanted(path)).toBe(false);
});
