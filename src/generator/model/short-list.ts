import { appendTo } from './append-to.ts';
import { compareDiagnostics, type Diagnostic } from './diagnostic.ts';
import { groupDigits } from './text/group-digits.ts';
import { shortened } from './text/shortened.ts';

/** How many diagnostics of one code people see for one file, and for all files together. */
const SHOWN_IN_FILE = 5;
const SHOWN_IN_ALL = 50;
/** Most characters of a message or a hint. */
const LONGEST_TEXT = 2_000;

/** The diagnostics of one severity and code, in one file or in all. */
interface Group {
  readonly sample: Diagnostic;
  readonly files: Set<string>;
  shown: number;
  hidden: number;
}

/**
 * The diagnostics that people see, however many there are: sorted by place, with only a few of each code for each file and in total. At
 * the end of each list, a diagnostic of the same code counts those left out.
 */
export function shortList(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const ofCode = new Map<string, Group>();
  const list: Diagnostic[] = [];
  for (const inFile of byFile([...diagnostics].sort(compareDiagnostics))) {
    const ofFile = new Map<string, Group>();
    for (const diagnostic of inFile) {
      const all = groupOf(ofCode, diagnostic);
      const here = groupOf(ofFile, diagnostic);
      if (all.shown === SHOWN_IN_ALL) hide(all, diagnostic);
      else if (here.shown === SHOWN_IN_FILE) hide(here, diagnostic);
      else list.push(show(diagnostic, [all, here]));
    }
    list.push(...restsOf(ofFile));
  }
  return [...list, ...restsOf(ofCode)];
}

/** Groups sorted diagnostics by file. */
function byFile(sorted: readonly Diagnostic[]): Iterable<readonly Diagnostic[]> {
  const files = new Map<string | undefined, Diagnostic[]>();
  for (const diagnostic of sorted) appendTo(files, diagnostic.place?.file, diagnostic);
  return files.values();
}

function groupOf(groups: Map<string, Group>, sample: Diagnostic): Group {
  const key = `${sample.severity} ${sample.code}`;
  const known = groups.get(key);
  if (known !== undefined) return known;
  const group = { sample, files: new Set<string>(), shown: 0, hidden: 0 };
  groups.set(key, group);
  return group;
}

function show(diagnostic: Diagnostic, groups: readonly Group[]): Diagnostic {
  for (const group of groups) group.shown++;
  const { message, hint } = diagnostic;
  return {
    ...diagnostic,
    message: shortened(message, LONGEST_TEXT),
    ...(hint !== undefined && { hint: shortened(hint, LONGEST_TEXT) }),
  };
}

function hide(group: Group, { place }: Diagnostic): void {
  group.hidden++;
  if (place !== undefined) group.files.add(place.file);
}

function restsOf(groups: ReadonlyMap<string, Group>): Diagnostic[] {
  return [...groups.values()]
    .filter(({ hidden }) => hidden > 0)
    .map(({ sample, files, hidden }) => {
      const [file, other] = files;
      return {
        severity: sample.severity,
        code: sample.code,
        message: `${groupDigits(hidden)} more of this kind ${whereOf(files)}`,
        ...(file !== undefined && other === undefined && { place: { file } }),
        hint: 'Run `site check --json` to see them all.',
      };
    });
}

function whereOf(files: ReadonlySet<string>): string {
  if (files.size === 0) return 'in all';
  return files.size === 1 ? 'in this file' : `in ${groupDigits(files.size)} files`;
}
