import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadBundle } from './host/bundle.ts';
import { CONFIG_FILE } from './host/config-module.ts';
import { type CodeHighlighter, createCodeHighlighter } from './host/highlight/highlight-blocks.ts';
import { isInside } from './host/list-files.ts';
import { watchFiles } from './host/watcher.ts';
import type { Bundle } from './model/bundle.ts';
import type { Diagnostic } from './model/diagnostic.ts';
import { type Project, planProject } from './pipeline/plan-project.ts';
import { type ProjectOptions, readSources } from './pipeline/read-sources.ts';
import { createSiteView, type SiteView } from './pipeline/site-view.ts';
import type { DevAnswer, DevMessage, DevSite } from './serve.ts';

export type WatchOptions = ProjectOptions & {
  readonly workers: number;
  readonly onDiagnostics: (diagnostics: readonly Diagnostic[]) => void;
  readonly onNotice: (message: string) => void;
  /** A bug of ours: it is told, and the site goes on. */
  readonly onFailure: (error: unknown) => void;
};

/** A site that follows its sources; `close` ends the watching. */
export interface WatchedSite extends DevSite {
  readonly baseUrl: string;
  readonly close: () => Promise<void>;
}

/**
 * Loads and plans a site, follows its sources, and renders a page when somebody asks for it. After each change the
 * open pages are told whether they changed; after one that leaves the site broken, the last good state is served on.
 */
export async function watchSite(options: WatchOptions): Promise<WatchedSite> {
  const { root, packageRoot } = options;
  const listeners = new Set<(message: DevMessage) => void>();
  const shown = new Set<string>();
  const code = createCodeHighlighter(options.workers);
  const templateFolders = ['src/templates', 'src/client'].map(folder => join(packageRoot, folder));
  const isTemplate = (path: string) => templateFolders.some(folder => isInside(folder, path));
  let state = NOTHING;
  // Begun before the first load, so that nothing that is saved meanwhile is lost; and never broken off by a failure of ours.
  let work = load({ ...options, code }, NOTHING, 'everything').then(setState, options.onFailure);
  const watching = watchFiles({
    paths: [join(root, 'content'), join(root, CONFIG_FILE), ...templateFolders],
    ignored: path => /(^|\/)(node_modules|\.git|\.cache)(\/|$)/.test(relative(root, path)),
    onChange: changed => {
      work = work.then(() => update(changed)).catch(options.onFailure);
    },
    onNotice: options.onNotice,
  });
  // Until the watcher is ready a save may go unseen: then everything is looked at once more.
  const watched = watching.then(watcher => {
    work = work.then(() => update('everything')).catch(options.onFailure);
    return watcher;
  });
  await work;
  return {
    baseUrl: state.project?.config.baseUrl ?? options.baseUrl ?? '/',
    respond,
    subscribe: listener => {
      listeners.add(listener);
      listener({ type: 'diagnostics', diagnostics: state.diagnostics });
      return () => void listeners.delete(listener);
    },
    close: async () => {
      await (await watched).close();
      await code.close();
    },
  };

  async function update(changed: Changed): Promise<void> {
    const before = state;
    const next = await load({ ...options, code }, before, changed);
    if (changed === 'everything' && isSameState(before, next)) return;
    setState(next);
    tell({ type: 'diagnostics', diagnostics: state.diagnostics });
    const message = messageFor(
      before,
      state,
      changed === 'everything' ? [] : changed.filter(isTemplate),
      shown,
    );
    if (message !== null) tell(message);
    options.memo.save();
  }

  function setState(next: WatchState): void {
    state = next;
    options.onDiagnostics(state.diagnostics);
  }

  function tell(message: DevMessage): void {
    for (const listener of listeners) listener(message);
  }

  async function respond(path: string): Promise<DevAnswer> {
    await work;
    if (path === '/__dev/client.js' && state.bundle !== null) {
      return {
        kind: 'file',
        status: 200,
        contentType: 'text/javascript; charset=utf-8',
        body: readFileSync(state.bundle.devScript),
      };
    }
    const answer = await state.view?.respond(path);
    if (!answer) return explanation(state.diagnostics);
    if (answer.kind === 'failure') {
      tell({ type: 'diagnostics', diagnostics: [...state.diagnostics, answer.diagnostic] });
      return explanation([answer.diagnostic]);
    }
    if (answer.kind === 'page') shown.add(path);
    return answer;
  }
}

const NOTHING: WatchState = { project: null, bundle: null, view: null, diagnostics: [] };

/** What the last load came to; what failed keeps its last good value. */
interface WatchState {
  readonly project: Project | null;
  readonly bundle: Bundle | null;
  readonly view: SiteView | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Absolute paths that changed, or whatever may have. */
type Changed = readonly string[] | 'everything';

/** Those that are sources of the site, relative to its root. */
function filesOf(root: string, paths: readonly string[]): string[] {
  const content = join(root, 'content');
  return paths
    .filter(path => isInside(content, path))
    .map(path => relative(root, path).replaceAll('\\', '/'));
}

async function load(
  options: WatchOptions & { readonly code: CodeHighlighter },
  before: WatchState,
  changed: Changed,
): Promise<WatchState> {
  const { root } = options;
  const tree = changed === 'everything' ? undefined : before.project?.tree.after(filesOf(root, changed));
  const present = { ...options, now: Date.now(), ...(tree && { tree }) };
  const [read, bundled] = await Promise.all([readSources(present), loadBundle(options)]);
  const planned = read.sources && (await planProject(read.sources, present));
  const project = planned?.project ?? before.project;
  const bundle = bundled.bundle ?? before.bundle;
  const diagnostics = [...read.diagnostics, ...(planned?.diagnostics ?? []), ...bundled.diagnostics];
  const view = project && bundle && createSiteView(project, bundle, options);
  return { project, bundle, view, diagnostics };
}

/** A second look found nothing new. */
function isSameState(before: WatchState, after: WatchState): boolean {
  const files = (state: WatchState) =>
    state.project?.tree.files.map(file => [file, state.project?.tree.hashOf(file)]);
  return (
    before.bundle?.hash === after.bundle?.hash &&
    JSON.stringify(files(before)) === JSON.stringify(files(after))
  );
}

/** The least that brings open pages up to date. */
function messageFor(
  before: WatchState,
  after: WatchState,
  templates: readonly string[],
  shown: ReadonlySet<string>,
): DevMessage | null {
  if (before.bundle?.hash !== after.bundle?.hash && after.bundle !== null) {
    const isStyleAlone = templates.length > 0 && templates.every(path => path.endsWith('.css'));
    if (!isStyleAlone) return { type: 'reload' };
    return { type: 'style', href: `${after.project?.config.baseUrl ?? '/'}${after.bundle.stylesheet}` };
  }
  if (before.view === null || after.view === null) return { type: 'reload' };
  const paths = after.view.changedSince(before.view, shown);
  return paths.length === 0 ? null : { type: 'update', paths };
}

/** Shown where no page can be: the diagnostics come over the channel, on top of it. */
function explanation(diagnostics: readonly Diagnostic[]): DevAnswer {
  const text =
    diagnostics.length === 0 ? 'There is no such page' : 'This site cannot be shown yet: see the messages';
  return {
    kind: 'page',
    status: diagnostics.length === 0 ? 404 : 500,
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${text}</title></head><body><p>${text}.</p></body></html>\n`,
  };
}
