import { gzipSync } from 'node:zlib';
import type { LayoutType } from '../../../templates/contract/layout.ts';
import type { RenderRecord } from '../../host/cache/render-record.ts';
import type { SiteOutput } from '../../host/output/site-output.ts';
import { breathe } from '../../host/work/breathe.ts';
import type { Bundle } from '../../model/bundle.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { textFile } from '../../model/output.ts';
import type { Route } from '../../model/route.ts';
import type { Project } from '../../plan/driver/plan-project.ts';
import type { SiteRenderer } from '../../render/driver/render-site.ts';
import { checkBudgets, type MeasuredPage } from '../budgets.ts';
import type { PageReadings } from './page-readings.ts';
import type { SharedPages } from './shared-pages.ts';

export interface WrittenPages {
  readonly rendered: number;
  readonly diagnostics: readonly Diagnostic[];
  /** The heaviest page of each layout and set of style sheets, among those that were rendered. */
  readonly weights: readonly MeasuredPage[];
}

export interface PageTargets {
  readonly bundle: Bundle;
  readonly output: SiteOutput;
  readonly record: RenderRecord;
  readonly readings: PageReadings;
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
  for (const route of project.plan.routes) {
    const key = renderer.keyOf(route);
    if (readings.recall(route, key) && record.isCurrent(route.output, key, output)) output.keep(route.output);
    else keys.set(route, key);
  }
  if (sharedPages === undefined) return renderPages([...keys.keys()], project, renderer, targets);
  const left = await sharedPages.fetch(keys, (route, html) => {
    const hash = output.write(textFile(route.output, html));
    record.set(route.output, renderer.keyOf(route), hash);
  });
  return renderPages(left, project, renderer, targets);
}

/** Renders and writes some pages. */
export async function renderPages(
  routes: readonly Route[],
  { config }: Project,
  renderer: SiteRenderer,
  targets: PageTargets,
): Promise<WrittenPages> {
  const { output, record, readings, sharedPages } = targets;
  // An entry is shown on several pages, and a component of the theme on all.
  const reported = new Map<string, Diagnostic>();
  const report = (diagnostic: Diagnostic) => reported.set(JSON.stringify(diagnostic), diagnostic);
  const heaviest = new Map<string, HeavyPage>();
  const reading: Promise<void>[] = [];
  let done = 0;
  for await (const result of renderer.render(routes)) {
    if ('diagnostic' in result) {
      report(result.diagnostic);
      continue;
    }
    const { route, document, warnings } = result;
    const hash = output.write(textFile(route.output, document.html));
    const read = readings.read(route, renderer.keyOf(route), document.html);
    if (warnings.length === 0) record.set(route.output, renderer.keyOf(route), hash);
    for (const warning of warnings) report(warning);
    const page = {
      path: route.path,
      layout: route.layout.type,
      json: document.inlineJson,
      stylesheets: document.stylesheets,
    };
    const group = [page.layout, ...page.stylesheets].join(' ');
    if (sizeOf(page) > sizeOf(heaviest.get(group))) heaviest.set(group, page);
    reading.push(
      sharedPages === undefined
        ? read
        : read.then(() => share(page, route, warnings.length === 0 ? document.html : undefined)),
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
    weights: [...heaviest.values()].map(page => weigh(page, targets.bundle)),
  };

  /** Shares a rendered page, unless it breaks a budget: a machine that fetches it does not weigh it again. */
  async function share(page: HeavyPage, route: Route, html: string | undefined): Promise<void> {
    if (sharedPages === undefined) return;
    const { budgets } = config;
    const hasBudget = Object.values(budgets).some(limit => limit !== null);
    const isHeavy = hasBudget && checkBudgets([weigh(page, targets.bundle)], budgets).length > 0;
    await sharedPages.add(route, isHeavy ? undefined : html);
  }
}

interface HeavyPage {
  readonly path: string;
  readonly layout: LayoutType;
  readonly json: string;
  readonly stylesheets: readonly string[];
}

function sizeOf(page: HeavyPage | undefined): number {
  return page?.json.length ?? -1;
}

/** Gzip bytes and requests of a first load: the document, its style sheets, the script and the shell. A page for frames has no shell. */
function weigh({ path, json, layout, stylesheets }: HeavyPage, bundle: Bundle): MeasuredPage {
  const { weights } = bundle;
  const isFrame = layout === 'frame';
  return {
    name: path,
    script: isFrame ? weights.frameScript : weights.script,
    style: stylesheets.reduce((sum, name) => sum + (weights.style[name] ?? 0), 0),
    inlineJson: gzipSync(json).length,
    requests: (isFrame ? 2 : 3) + stylesheets.length,
  };
}
