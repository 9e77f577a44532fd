import { isDeepStrictEqual } from 'node:util';
import type { SourceTree } from '../host/sources/source-tree.ts';
import type { LoadedProject } from '../load/driver/load-project.ts';
import type { Sources } from '../load/driver/read-sources.ts';
import { filesNamedBy } from '../model/diagnostic.ts';
import type { EntryHead } from '../model/entry.ts';
import type { PlannedProject, Project } from '../plan/driver/plan-project.ts';

/**
 * The project with what was loaded, under the plan that it had; `undefined` if the plan may have changed. A plan is made of the heads of
 * entries and of everything that is no entry, so a paragraph that a writer saves changes nothing in it.
 */
export function keepPlan(before: Project, loaded: LoadedProject): PlannedProject | undefined {
  const { sources, entries } = loaded;
  if (!areSameSettings(before, sources)) return undefined;
  const reported = new Set(before.plan.diagnostics.flatMap(filesNamedBy));
  // Of other files, the configuration for one, nothing here says whether their lines have moved.
  const compared = new Set(before.tree.files);
  if ([...reported].some(file => !compared.has(file))) return undefined;
  const asPlanned = (head: EntryHead) =>
    JSON.stringify(head, reported.has(head.file) ? undefined : withoutLines);
  const isSame = (head: EntryHead, index: number) => {
    const known = before.heads[index];
    return known !== undefined && (known === head || asPlanned(known) === asPlanned(head));
  };
  if (entries.heads.length !== before.heads.length || !entries.heads.every(isSame)) return undefined;
  const written = new Set(entries.heads.map(({ file }) => file));
  if (!areSameFiles(before.tree, sources.tree, written)) return undefined;
  const { heads, dependencies, bodyKey, body } = entries;
  return {
    project: { ...before, tree: sources.tree, heads, dependencies, bodyKey, body },
    diagnostics: [...loaded.diagnostics, ...before.plan.diagnostics],
  };
}

type Settings = Pick<Sources, 'config' | 'features' | 'lastUpdated' | 'opened'>;

/** Whether two sites have the same configuration, features, dates of commits, and what features read elsewhere. */
export function areSameSettings(before: Settings, after: Settings): boolean {
  return isDeepStrictEqual(settingsOf(before), settingsOf(after));
}

function settingsOf({ config, features, lastUpdated, opened }: Settings): unknown {
  // An unknown state may be any: a symbol equals only itself.
  const ofSources = [...opened.values()].map(({ key }) => key ?? Symbol());
  return [config, features.key, features.dependencies, lastUpdated, ofSources];
}

/** Whether two trees have the same files, with the same bytes but for some. */
export function areSameFiles(before: SourceTree, after: SourceTree, others: ReadonlySet<string>): boolean {
  // The diagnostics show what the tree does not: a link that leads outside, or an unreadable folder.
  if (before.files.length !== after.files.length || !isDeepStrictEqual(before.diagnostics, after.diagnostics))
    return false;
  return after.files.every(
    (file, index) =>
      before.files[index] === file && (others.has(file) || before.hashOf(file) === after.hashOf(file)),
  );
}

/** Lines and columns matter to the plan only where it has reported something. */
function withoutLines(key: string, value: unknown): unknown {
  return key === 'line' || key === 'column' || key === 'fieldLines' ? undefined : value;
}
