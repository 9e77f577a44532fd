import type { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { ChokidarOptions } from 'chokidar';
import { messageOf } from '../../model/text/message-of.ts';
import { errorCode } from '../system-error.js';
import { createChangeBatch } from './change-batch.ts';
import { createSecondLooks } from './second-looks.ts';
import { unseenEntries } from './unseen-entries.ts';
import { toWatchRoots } from './watch-roots.ts';

export interface WatchOptions {
  /** Absolute paths of files and folders; one that is not there yet is noticed when it comes. */
  readonly paths: readonly string[];
  /** Absolute paths that are neither reported nor entered. */
  readonly ignored: (path: string) => boolean;
  /** Files that were added, changed or removed: absolute and sorted. */
  readonly onChange: (changed: readonly string[]) => void;
  /** A folder that the watcher was given was renamed or removed. Nothing more is heard of it, even when it comes back. */
  readonly onLost: () => void;
  /** Something that the user should know. */
  readonly onNotice: (message: string) => void;
}

/** What is used of a watcher. */
export type Watcher = Pick<EventEmitter, 'on' | 'once' | 'removeAllListeners'> & {
  readonly add: (paths: string[]) => unknown;
  /** The names of what is watched in each folder. */
  readonly getWatched: () => Readonly<Record<string, readonly string[]>>;
  readonly close: () => Promise<void>;
};

/** Opens a watcher: chokidar's own function, or a stand-in that fails as a test needs it. */
export type OpenWatcher = (paths: string[], options: ChokidarOptions) => Watcher;

const POLLING_INTERVAL = 500;

/** How often to look whether something is watched, and the milliseconds between. */
const MOST_LOOKS = 30;
const LOOK_PAUSE = 10;

/** Watches files and reports what changed in few calls; resolves when every later change is seen. */
export async function watchFiles(
  options: WatchOptions,
  openWatcher?: OpenWatcher,
): Promise<{ close: () => Promise<void> }> {
  const open: OpenWatcher = openWatcher ?? (await import('chokidar')).watch;
  const secondLooks = createSecondLooks(path => batch.note(path, 'changed'));
  const batch = createChangeBatch(changed => {
    secondLooks.plan(changed);
    options.onChange(changed);
  }, existsSync);
  let watcher: Watcher;
  let isClosed = false;
  await start({});
  return {
    async close() {
      isClosed = true;
      batch.cancel();
      secondLooks.cancel();
      await watcher.close();
    },
  };

  /** Opens the watcher and waits until it is ready; where the system has no more watches, until one that polls is. */
  function start(polling: ChokidarOptions): Promise<void> {
    const { roots, isWanted } = toWatchRoots(options.paths, existsSync);
    const isIgnored = (path: string) => !isWanted(path) || options.ignored(path);
    const opened = open([...roots], {
      ignored: isIgnored,
      ignoreInitial: true,
      ...polling,
    });
    watcher = opened;
    report(watcher, roots);
    return new Promise(resolve => {
      watcher.once('ready', () => resolve(addUnseen(opened, isIgnored)));
      watcher.on('error', (error: unknown) => {
        if (polling.usePolling || !isOutOfWatches(error)) options.onNotice(toNotice(error));
        else resolve(poll());
      });
    });
  }

  /** Chokidar does not say when it has added something, so this looks. It gives up where something cannot be watched. */
  async function addUnseen(opened: Watcher, isIgnored: WatchOptions['ignored']): Promise<void> {
    const unseen = () => unseenEntries(opened.getWatched(), isIgnored);
    const found = unseen();
    if (found.length === 0) return;
    opened.add(found);
    for (let look = 0; look < MOST_LOOKS && !isClosed && unseen().length > 0; look++) await delay(LOOK_PAUSE);
  }

  async function poll(): Promise<void> {
    const exhausted = watcher;
    exhausted.removeAllListeners();
    exhausted.on('error', () => undefined);
    options.onNotice(OUT_OF_WATCHES);
    await exhausted.close();
    if (isClosed) return;
    await start({ usePolling: true, interval: POLLING_INTERVAL, binaryInterval: 2 * POLLING_INTERVAL });
  }

  function report(source: Watcher, roots: readonly string[]): void {
    source.on('all', (event: string, path: string) => {
      if (event === 'add') batch.note(path, 'added');
      else if (event === 'change') batch.note(path, 'changed');
      else if (event === 'unlink') batch.note(path, 'removed');
      else if (event === 'unlinkDir' && roots.includes(path)) options.onLost();
    });
  }
}

const OUT_OF_WATCHES =
  'The system has no more file watches, so the program checks files twice a second instead. ' +
  'To allow more of them on Linux: sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512';

function isOutOfWatches(error: unknown): boolean {
  return ['ENOSPC', 'EMFILE'].includes(errorCode(error) ?? '');
}

function toNotice(error: unknown): string {
  return `A file cannot be watched: ${messageOf(error)}`;
}
