import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { changeMessage } from './dev/change-message.ts';
import { type DevMessage, diagnosticsMessageOf } from './dev/dev-message.ts';
import { DEV_SCRIPT_PATH, type DevAnswer, type DevSite } from './dev/dev-site.ts';
import { insteadOfPage } from './dev/instead-of-page.ts';
import { watchedPathsOf } from './dev/watched-paths.ts';
import { allChanges, type Changed, NOTHING_YET, nextState, type WatchedState } from './dev/watched-state.ts';
import { commitLogOf } from './host/git/commit-log.ts';
import { createCodeHighlighter } from './host/highlight/highlight-blocks.ts';
import { createPictureDrawer } from './host/picture/picture-drawer.ts';
import { isInside } from './host/sources/is-inside.ts';
import { watchFiles } from './host/sources/watcher.ts';
import type { ProjectOptions } from './load/driver/read-sources.ts';
import { saveEditorSchemas } from './load/driver/save-editor-schemas.ts';
import type { Diagnostic } from './model/diagnostic.ts';
import { contentTypeOf } from './model/paths/content-type.ts';

export type WatchOptions = ProjectOptions & {
  readonly workers: number;
  readonly onDiagnostics: (diagnostics: readonly Diagnostic[]) => void;
  readonly onNotice: (message: string) => void;
  /** Reports a bug of this program, after which `dev` goes on. */
  readonly onFailure: (error: unknown) => void;
};

/** A site that follows its sources; `close` stops the watcher. */
export interface WatchedSite extends DevSite {
  /** Keeps what is loaded for the next start. */
  readonly save: () => void;
  readonly close: () => Promise<void>;
}

/** The headers until the site's own are known. */
const STRICT_HEADERS = [
  ['Content-Security-Policy', "default-src 'self'; base-uri 'none'; frame-ancestors 'none'"],
] as const;

/** Milliseconds without a change before the memo is saved. */
const SAVE_DELAY = 2_000;

/**
 * Loads and plans a site, watches its sources, and renders a page when a browser requests it. After each change it sends the open pages
 * what is new for them. If a change breaks the site, it goes on serving the last good state.
 */
export async function watchSite(options: WatchOptions): Promise<WatchedSite> {
  const { root, packageRoot } = options;
  const listeners = new Set<(message: DevMessage) => void>();
  const shown = new Set<string>();
  const highlighter = createCodeHighlighter(options.workers);
  const pictures = createPictureDrawer(1);
  const viewOptions = { ...options, highlighter, pictures };
  const commitLog = commitLogOf(root);
  let state = await nextState({ ...viewOptions, servedAt: null }, NOTHING_YET, 'everything');
  let servedAt = state.project?.config.baseUrl ?? null;
  options.onDiagnostics(state.diagnostics);
  await helpEditors(NOTHING_YET);
  let work = Promise.resolve();
  let version = 0;
  // Saving the memo can wait until the browser has its page.
  const saveLater = setTimeout(save, SAVE_DELAY);
  // Only now, because it would slow down the first load.
  let watched = watch();
  return {
    get baseUrl() {
      return servedAt ?? options.baseUrl ?? '/';
    },
    respond,
    headers: () => state.view?.headers() ?? STRICT_HEADERS,
    version: () => version,
    subscribe: listener => {
      listeners.add(listener);
      listener(diagnosticsMessageOf(state.diagnostics, root));
      return () => void listeners.delete(listener);
    },
    save,
    close: async () => {
      await watched.close();
      clearTimeout(saveLater);
      save();
      pictures.close();
      await highlighter.close();
    },
  };

  function save(): void {
    // Writing would make the folder anew, and then it could not be renamed back.
    if (!existsSync(root)) return;
    options.memo.save();
    if (state.project !== null) options.cache.attempt(state.project.tree.save);
  }

  /** When the watcher is ready, checks everything again, to find what was saved in the meantime. */
  function watch() {
    const paths = watchedPathsOf(state, { ...options, commitLog });
    const opened = watchFiles({
      paths,
      ignored: path =>
        /(^|\/)(node_modules|\.git|\.cache)(\/|$)/.test(relative(root, path)) && !leadsToCommits(path),
      onChange: schedule,
      onLost: () => enqueue(watchAgain),
      onNotice: options.onNotice,
    });
    opened.then(() => schedule('everything'), options.onFailure);
    return { paths, close: async () => (await opened).close() };
  }

  async function watchAgain(): Promise<void> {
    await watched.close();
    watched = watch();
  }

  function leadsToCommits(path: string): boolean {
    return commitLog !== null && (path === commitLog || isInside(path, commitLog));
  }

  function schedule(changed: Changed): void {
    enqueue(() => update(changed));
  }

  /** Does one thing at a time. A bug of ours does not stop the next one. */
  function enqueue(task: () => Promise<void>): void {
    work = work.then(task).catch(options.onFailure);
  }

  async function update(changed: Changed): Promise<void> {
    const before = state;
    state = await nextState({ ...viewOptions, servedAt }, before, changed);
    servedAt ??= state.project?.config.baseUrl ?? null;
    if (state === before) return;
    version++;
    if (!isDeepStrictEqual(watchedPathsOf(state, { ...options, commitLog }), watched.paths))
      await watchAgain();
    tell(diagnosticsMessageOf(state.diagnostics, root));
    const all = allChanges(before, changed);
    const message = changeMessage({ before, after: state, changed: all }, { root, packageRoot, shown });
    if (message !== null) tell(message);
    // The browser asks for the page meanwhile.
    options.onDiagnostics(state.diagnostics);
    await helpEditors(before);
    saveLater.refresh();
  }

  /** Other features have other fields. */
  async function helpEditors({ project }: WatchedState): Promise<void> {
    const features = state.project?.features;
    if (features !== undefined && features.key !== project?.features.key)
      await saveEditorSchemas(features, options);
  }

  function tell(message: DevMessage): void {
    for (const listener of listeners) listener(message);
  }

  async function respond(path: string): Promise<DevAnswer> {
    await work;
    const { bundle } = state.bundled;
    if (path === DEV_SCRIPT_PATH && bundle !== null)
      return { kind: 'file', contentType: contentTypeOf(path), body: { from: bundle.devScript } };
    // A save may come while the page is rendered.
    shown.add(path);
    const answer = await state.view?.respond(path);
    if (!answer) return insteadOfPage(state.diagnostics);
    if (answer.kind === 'failure') {
      tell(diagnosticsMessageOf([...state.diagnostics, answer.diagnostic], root));
      return insteadOfPage([answer.diagnostic]);
    }
    if (answer.kind !== 'page') return answer;
    if (answer.warnings.length > 0)
      tell(diagnosticsMessageOf([...state.diagnostics, ...answer.warnings], root));
    return answer;
  }
}
