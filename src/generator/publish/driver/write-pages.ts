import { gzipSync } from 'node:zlib';
import type { LayoutType } from '../../../templates/contract/layout.ts';
import type { RenderRecord } from '../../host/cache/render-record.ts';
import type { SiteOutput } from '../../host/output/site-output.ts';
import { breathe } from '../../host/work/breathe.ts';
import type { Bundle } from '../../model/bundle.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { textFile } from '../../model/output.ts';
import type { Route } from '../../model/route.ts';
import { compareText } from '../../model/text/compare-text.ts';
import type { Project } from '../../plan/driver/plan-project.ts';
import type { SiteRenderer } from '../../render/driver/render-site.ts';
import { checkBudgets, type MeasuredPage } from '../budgets.ts';
import type { PageReadings } from './page-readings.ts';
import type { SharedDocument, SharedPages } from './shared-pages.ts';
import type { StyleSheets } from './style-sheets.ts';

export interface WrittenPages {
  readonly rendered: number;
  readonly diagnostics: readonly Diagnostic[];
  /** The heaviest page of each layout and set of style sheets, among those that were rendered. */
  readonly weights: readonly MeasuredPage[];
  /** Paths of the sheets that join those of a page, in their order. */
  readonly joinedSheets: readonly string[];
}

export interface PageTargets {
  readonly bundle: Bundle;
  readonly output: SiteOutput;
  readonly record: RenderRecord;
  readonly readings: PageReadings;
  readonly styleSheets: StyleSheets;
  readonly sharedPages?: SharedPages | undefined;
  readonly onProgress: (done: number, total: number) => void;
}

/** How many finished pages may wait until features have read them: they are in memory. */
const MOST_UNREAD = 64;

/** Takes over every page whose key is unchanged and whose bytes are intact, and what other machines have rendered; renders and writes the others. */
export async function writePages(
  project: Project,
  renderer: SiteRenderer,
  targets: PageTargets,
): Promise<WrittenPages> {
  const { output, record, readings, sharedPages } = targets;
  const keys = new Map<Route, string>();
  const joined = new Set<string | undefined>();
  for (const route of project.plan.routes) {
    const key = renderer.keyOf(route);
    if (readings.recall(route, key) && record.isCurrent(route.output, key, output)) {
      output.keep(route.output);
      joined.add(record.neededBy(route.output));
    } else keys.set(route, key);
  }
  const fetched = sharedPages?.fetch(keys, (route, { html, joinedSheet }) => {
    const hash = output.write(textFile(route.output, html));
    record.set(route.output, renderer.keyOf(route), hash, joinedSheet);
    joined.add(joinedSheet);
  });
  const written = await renderPages((await fetched) ?? [...keys.keys()], project, renderer, targets);
  for (const path of written.joinedSheets) joined.add(path);
  return { ...written, joinedSheets: inOrder(joined) };
}

/** Renders and writes some pages. */
export async function renderPages(
  routes: readonly Route[],
  { config }: Project,
  renderer: SiteRenderer,
  targets: PageTargets,
): Promise<WrittenPages> {
  const { output, record, readings, styleSheets, sharedPages } = targets;
  // An entry is shown on several pages, and a component of the theme on all.
  const reported = new Map<string, Diagnostic>();
  const report = (diagnostic: Diagnostic) => reported.set(JSON.stringify(diagnostic), diagnostic);
  const heaviest = new Map<string, HeavyPage>();
  const joined = new Set<string | undefined>();
  const reading: Promise<void>[] = [];
  let done = 0;
  for await (const result of renderer.render(routes)) {
    if ('diagnostic' in result) {
      report(result.diagnostic);
      continue;
    }
    const { route, document, warnings } = result;
    const hash = output.write(textFile(route.output, document.html));
    const stylesheets = styleSheets.loadedFor(document.stylesheets);
    const joinedSheet = stylesheets.find(path => styleSheets.joinedAt(path) !== undefined);
    joined.add(joinedSheet);
    const read = readings.read(route, renderer.keyOf(route), document.html);
    if (warnings.length === 0) record.set(route.output, renderer.keyOf(route), hash, joinedSheet);
    for (const warning of warnings) report(warning);
    const page = {
      path: route.path,
      layout: route.layout.type,
      json: document.inlineJson,
      stylesheets,
    };
    const shared = { html: document.html, ...(joinedSheet !== undefined && { joinedSheet }) };
    const group = [page.layout, ...page.stylesheets].join(' ');
    if (sizeOf(page) > sizeOf(heaviest.get(group))) heaviest.set(group, page);
    reading.push(
      sharedPages === undefined
        ? read
        : read.then(() => share(page, route, warnings.length === 0 ? shared : undefined)),
    );
    if (reading.length > MOST_UNREAD) await reading.shift();
    done += 1;
    if (done % 64 === 0) await breathe();
    targets.onProgress(done, routes.length);
  }
  await Promise.all(reading);
  return {
    rendered: done,
    diagnostics: [...reported.values()],
    weights: [...heaviest.values()].map(page => weigh(page, targets)),
    joinedSheets: inOrder(joined),
  };

  /** Shares a rendered page, unless it breaks a budget: a machine that fetches it does not weigh it again. */
  async function share(page: HeavyPage, route: Route, shared: SharedDocument | undefined): Promise<void> {
    if (sharedPages === undefined) return;
    const { budgets } = config;
    const hasBudget = Object.values(budgets).some(limit => limit !== null);
    const isHeavy = hasBudget && checkBudgets([weigh(page, targets)], budgets).length > 0;
    await sharedPages.add(route, isHeavy ? undefined : shared);
  }
}

function inOrder(paths: ReadonlySet<string | undefined>): readonly string[] {
  return [...paths].filter(path => path !== undefined).sort(compareText);
}

interface HeavyPage {
  readonly path: string;
  readonly layout: LayoutType;
  readonly json: string;
  /** Paths of those that it loads. */
  readonly stylesheets: readonly string[];
}

function sizeOf(page: HeavyPage | undefined): number {
  return page?.json.length ?? -1;
}

/** Gzip bytes and requests of a first load: the document, its style sheets, the script and the shell. A page for frames has no shell. */
function weigh(
  { path, json, layout, stylesheets }: HeavyPage,
  { bundle: { weights }, styleSheets }: Pick<PageTargets, 'bundle' | 'styleSheets'>,
): MeasuredPage {
  const isFrame = layout === 'frame';
  return {
    name: path,
    script: isFrame ? weights.frameScript : weights.script,
    style: stylesheets.reduce((sum, path) => sum + styleSheets.weightOf(path), 0),
    inlineJson: gzipSync(json).length,
    requests: (isFrame ? 2 : 3) + stylesheets.length,
  };
}
