import { foldCase } from '../model/paths/fold-case.ts';
import { compareText } from '../model/text/compare-text.ts';
import { explainTwinNames } from '../model/text/twin-names.ts';
import { checkPath } from './checks/check-path.ts';
import type { PageDraft } from './page-draft.ts';
import type { PlanContext } from './plan-context.ts';

/** Every page of the site, once each. */
export interface RouteTable {
  /** Sorted by path. */
  readonly drafts: readonly PageDraft[];
  readonly byPath: ReadonlyMap<string, PageDraft>;
  /** The page at an output file, or at one that some file system treats as the same. */
  readonly atOutput: (output: string) => PageDraft | undefined;
}

/** Sorts the pages. If two have the same path, or paths that differ only in case, it reports them and keeps the first. */
export function createRouteTable(drafts: readonly PageDraft[], context: PlanContext): RouteTable {
  const byOutput = new Map<string, PageDraft>();
  const unique: PageDraft[] = [];
  for (const draft of [...drafts].sort(inOrder)) {
    const key = foldCase(draft.output);
    const twin = byOutput.get(key);
    if (twin !== undefined) {
      reportTwins(twin, draft, context);
      continue;
    }
    byOutput.set(key, draft);
    unique.push(draft);
    if (draft.entry === undefined) checkGenerated(draft, context);
  }
  return {
    drafts: unique,
    byPath: new Map(unique.map(draft => [draft.path, draft])),
    atOutput: output => byOutput.get(foldCase(output)),
  };
}

/** Sorts by path; pages with the same path by source file, and those that the site makes by itself last. */
function inOrder(a: PageDraft, b: PageDraft): number {
  return compareText(a.path, b.path) || compareText(a.place?.file ?? LAST, b.place?.file ?? LAST);
}

const LAST = '\uffff';

/** Checks the path of a generated page: it consists of folders, tags and authors, or is written. The path of an entry was checked before. */
function checkGenerated({ path, place, pathHint }: PageDraft, { report }: PlanContext): void {
  const problem = checkPath(path);
  if (problem === undefined) return;
  const hint = pathHint ?? 'Rename the folder, the tag or the author whose page this is.';
  report({ severity: 'error', ...problem, ...(place && { place }), hint });
}

function reportTwins(first: PageDraft, second: PageDraft, { report }: PlanContext): void {
  const place = second.place ?? first.place;
  const other = second.place && first.place;
  const owners = other === undefined ? 'A source and a generated page' : 'Two sources';
  const difference = explainTwinNames(place?.file ?? '', other?.file ?? '');
  report({
    severity: 'error',
    code: 'route/duplicate-path',
    message: `${owners} ${whatTheyShare(first, second)}`,
    ...(place && { place }),
    hint: `${difference ? `${difference} ` : ''}Rename one of them, or give it another \`slug\`.`,
    ...(other && { related: [{ ...other, message: `the other source${difference ? titleOf(first) : ''}` }] }),
  });
}

/** The path, or else the file: that of the not-found page has a name of its own. */
function whatTheyShare(first: PageDraft, { path, output }: PageDraft): string {
  if (path === first.path) return `have the path “${path}”`;
  const both = `“${first.path}” and “${path}”`;
  return foldCase(path) === foldCase(first.path)
    ? `have paths that differ only in case: ${both}`
    : `are both published as ${output}: ${both}`;
}

/** What distinguishes a page from another whose name looks the same. */
function titleOf({ entry }: PageDraft): string {
  return entry === undefined ? '' : `, with the title “${entry.head.title}”`;
}
