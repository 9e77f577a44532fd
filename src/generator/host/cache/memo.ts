import type { JsonStage } from '../../model/memo-stage.ts';
import type { CacheGuard } from './cache-guard.ts';
import { openStageFile, type StageFile } from './stage-file.ts';

/**
 * Results that outlive a run, by stage and key. Rules: a key covers everything that the result depends on; values are immutable JSON; a
 * value that cannot be read back whole counts as absent; deleting the folder changes no output.
 */
export interface Memo {
  readonly stage: <Value>(name: string) => JsonStage<Value>;
  /** Writes what is new, of every stage or of one. */
  readonly save: (only?: string) => void;
}

/** Opens the memo in `folder`. `isEnabled` false reads nothing and writes nothing. */
export function openMemo(folder: string, isEnabled: boolean, cache: CacheGuard): Memo {
  const stages = new Map<string, StageFile>();
  return {
    stage: <Value>(name: string) => {
      const stage = stages.get(name) ?? (isEnabled ? openStageFile(folder, name, cache) : inMemoryStage());
      stages.set(name, stage);
      // A value comes back as it was stored under this stage and key, and the key names the program's own hash.
      return stage as StageFile & JsonStage<Value>;
    },
    save: only => {
      for (const [name, stage] of stages) if (only === undefined || name === only) cache.attempt(stage.save);
    },
  };
}

function inMemoryStage(): StageFile {
  const values = new Map<string, unknown>();
  return {
    get: key => values.get(key),
    set: (key, value) => void values.set(key, value),
    setJson: (key, json) => void values.set(key, JSON.parse(Buffer.from(json).toString('utf8'))),
    save: () => {},
  };
}
