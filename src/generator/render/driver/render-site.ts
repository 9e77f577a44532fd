import type { RenderedDocument } from '../../../templates/contract/document.ts';
import { withTimeLimit } from '../../host/work/time-limit.ts';
import type { Bundle } from '../../model/bundle.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { CodeBlock, EntryBody } from '../../model/entry.ts';
import type { Route } from '../../model/route.ts';
import type { Project } from '../../plan/driver/plan-project.ts';
import { documentInput } from '../document-input.ts';
import { fillBody } from '../fill-body.ts';
import { crashed, filledSlots, templateOf, tooSlow } from '../page-problems.ts';
import type { CodeStore, HighlightedCode } from './code-store.ts';
import { createPageKeys } from './page-keys.ts';
import { renderContextOf } from './render-context.ts';

/** Renders the routes of a project on request. */
export interface SiteRenderer {
  /** Covers everything that the route's page depends on: same key, same bytes. */
  readonly keyOf: (route: Route) => string;
  readonly render: (routes: readonly Route[]) => AsyncGenerator<RenderedRoute>;
}

export type RenderedRoute =
  | {
      readonly route: Route;
      readonly document: RenderedDocument;
      /** What the page lacks. A second attempt may be complete. */
      readonly warnings: readonly Diagnostic[];
    }
  | FailedRoute;

interface FailedRoute {
  readonly route: Route;
  readonly diagnostic: Diagnostic;
}

export interface RenderOptions {
  readonly programHash: string;
  readonly code: CodeStore;
  /** The Content-Security-Policy that each page says itself. */
  readonly policy: string;
}

/** A route, and the bodies that its page shows. */
interface ReadRoute {
  readonly route: Route;
  readonly bodies: readonly EntryBody[];
}

/** Routes that are rendered together. */
interface Batch {
  readonly pages: readonly ReadRoute[];
  readonly unreadable: readonly FailedRoute[];
  readonly code: Promise<HighlightedCode>;
}

/** Pages whose code is highlighted together. */
const BATCH = 64;

/** Prepares what all pages share; no page is rendered before it is asked for. */
export function createRenderer(project: Project, bundle: Bundle, options: RenderOptions): SiteRenderer {
  const { config, body } = project;
  const context = renderContextOf(project, bundle, options.policy);
  const { programHash } = options;
  const keyOf = createPageKeys(project, { context, programHash, bundleHash: bundle.hash });
  const { browser } = project.features;
  const templateFor = ({ kind }: Route) => templateOf(kind, browser);
  const failed = (route: Route, error: unknown): FailedRoute => ({
    route,
    diagnostic: crashed(
      route,
      {
        template: templateFor(route),
        slots: filledSlots(bundle.templates.slotComponents, browser),
        placeOf: bundle.placeOf,
      },
      error,
    ),
  });

  return {
    keyOf,
    async *render(routes) {
      for await (const { pages, unreadable, code } of prepareAhead(byCode(routes))) {
        yield* unreadable;
        const highlighted = await code;
        const render = (read: ReadRoute) => renderOne(read, highlighted);
        for (const result of withTimeLimit(config.markdown.timeout, pages, render)) {
          const { route } = result.item;
          if (result.outcome === 'done') yield result.value;
          else if (result.outcome === 'thrown') yield failed(route, result.error);
          else yield { route, diagnostic: tooSlow(route, templateFor(route), config.markdown.timeout) };
        }
      }
    },
  };

  /** Routes with little code first: meanwhile the highlighter gets ahead of rendering, which then need not wait for it. */
  function byCode(routes: readonly Route[]): readonly Route[] {
    const amountOf = ({ bodies }: Route) =>
      bodies.reduce((sum, { file }) => sum + options.code.begunIn(file), 0);
    return routes
      .map(route => ({ route, amount: amountOf(route) }))
      .sort((one, other) => one.amount - other.amount)
      .map(({ route }) => route);
  }

  /** Batches of routes. The code of the next one is highlighted while a batch is rendered. */
  async function* prepareAhead(routes: readonly Route[]): AsyncGenerator<Batch> {
    let prepared: Batch | undefined;
    for (let start = 0; start < routes.length; start += BATCH) {
      const next = await prepare(routes.slice(start, start + BATCH));
      if (prepared) yield prepared;
      prepared = next;
    }
    if (prepared) yield prepared;
  }

  async function prepare(routes: readonly Route[]): Promise<Batch> {
    const pages: ReadRoute[] = [];
    const unreadable: FailedRoute[] = [];
    for (const route of routes) {
      const read = await readBodies(route);
      if ('diagnostic' in read) unreadable.push(read);
      else pages.push(read);
    }
    const code = options.code.highlight(pages.flatMap(codeBlocksOf));
    // A failure is reported where the batch is rendered, which awaits this promise.
    code.catch(() => {});
    return { pages, unreadable, code };
  }

  async function readBodies(route: Route): Promise<ReadRoute | FailedRoute> {
    try {
      const bodies: EntryBody[] = [];
      for (const { file } of route.bodies) bodies.push(await body(file));
      return { route, bodies };
    } catch (error) {
      return failed(route, error);
    }
  }

  function renderOne(read: ReadRoute, code: HighlightedCode): RenderedRoute {
    const { route, bodies } = read;
    const filled = bodies.map((some, index) =>
      fillBody(some, route.bodies[index] ?? { references: [] }, code.htmlOf),
    );
    return {
      route,
      document: bundle.templates.renderDocument({ ...documentInput(route, context), bodies: filled }),
      warnings: code.warningsOf(codeBlocksOf(read)),
    };
  }
}

function codeBlocksOf({ bodies }: ReadRoute): readonly CodeBlock[] {
  return bodies.flatMap(({ codeBlocks }) => codeBlocks);
}
