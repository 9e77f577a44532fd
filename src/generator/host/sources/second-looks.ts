import { statSync } from 'node:fs';

/** Checks files again a moment after they were reported. */
export interface SecondLooks {
  readonly plan: (paths: readonly string[]) => void;
  readonly cancel: () => void;
}

/** Chokidar swallows a file's second change when it follows within 50 ms of the first. */
const PAUSE = 60;

/** Reports files that changed again right after they were reported, so that the last of many saves is never missed. */
export function createSecondLooks(onChanged: (path: string) => void): SecondLooks {
  const timers = new Set<NodeJS.Timeout>();
  return {
    plan(paths) {
      const seen = paths.map(path => [path, stampOf(path)] as const);
      const timer = setTimeout(() => {
        timers.delete(timer);
        for (const [path, stamp] of seen) if (stampOf(path) !== stamp) onChanged(path);
      }, PAUSE);
      timers.add(timer);
    },
    cancel() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

function stampOf(path: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(path);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return 'not there';
  }
}
