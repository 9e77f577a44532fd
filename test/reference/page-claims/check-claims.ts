import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../machine.ts';
import { declaredNames } from '../declared-names.ts';
import { declaredOptions } from '../declared-options.ts';
import type { Claim } from './claim.ts';
import { LIMITS } from './limits.ts';

/** What is known, by the kind of a claim: names, with a value where there is one. */
type Known = Readonly<Record<Claim['kind'], ReadonlyMap<string, string | undefined>>>;

/** What a comparison found: mistakes at their lines, and claims that nothing can confirm. */
export interface ClaimReport {
  readonly mistakes: readonly string[];
  readonly unchecked: readonly string[];
}

/** Compares claims with the declarations of the API, and with the labels of the editor. */
export function checkClaims(claims: readonly Claim[], known: Known): ClaimReport {
  const reports = claims.map(claim => ({ at: `${claim.file}:${claim.line}`, ...judge(claim, known) }));
  return {
    mistakes: reports.flatMap(({ at, mistake }) => (mistake === undefined ? [] : [`${at} ${mistake}`])),
    unchecked: reports.flatMap(({ at, unchecked }) =>
      unchecked === undefined ? [] : [`${at} ${unchecked}`],
    ),
  };
}

/** Reads what the declarations and the editor's labels know. */
export function readKnown(): Known {
  const labels = readFileSync(join(projectRoot, LABELS), 'utf8').split('\n');
  const events = declaredNames('map/map-events.ts', 'MapEvents');
  return {
    option: new Map([...declaredOptions(), ...named(EDITOR_OPTIONS)]),
    event: named([...events, ...events.flatMap(event => event.split('.').slice(0, -1))]),
    helper: named(declaredNames('map/template-helpers.ts', 'TemplateHelpers')),
    label: named([...labels.filter(line => line !== '' && !line.startsWith('#')), ...OTHER_LABELS]),
    limit: new Map(Object.entries(LIMITS).map(([name, { value }]) => [name, String(value)])),
  };
}

function named(names: readonly string[]): ReadonlyMap<string, undefined> {
  return new Map(names.map(name => [name, undefined]));
}

const LABELS = 'test/features/editor-screens/editor-labels.txt';

/** Fields of the editor that are no options of a map in code. */
const EDITOR_OPTIONS = ['manualRegions'];

/** Tabs whose names no other label has, and a label that the editor puts together from two parts. */
const OTHER_LABELS = [
  'Colors',
  'CSS',
  'Google Maps',
  'JavaScript',
  'Expand active category, collapse others',
];

interface Verdict {
  readonly mistake?: string;
  readonly unchecked?: string;
}

function judge({ kind, name, standard }: Claim, known: Known): Verdict {
  if (!known[kind].has(name)) return { mistake: `Unknown ${kind} "${name}"` };
  if (standard === undefined) return {};
  const declared = known[kind].get(name);
  if (declared === undefined) return { unchecked: `${name}: ${standard}` };
  return plainValue(standard) === plainValue(declared)
    ? {}
    : { mistake: `${name}: ${declared}, not ${standard}` };
}

/** One way to write a value: `On` is `true`, `0 to 22` is `[0,22]`, `250 pixels` is `250px`. */
function plainValue(written: string): string {
  const bare = written.replace(/[`'"\s]|, as brightness$/g, '').toLowerCase();
  const limits = /^(\d+)to(\d+)$/.exec(bare);
  if (/^\d+$/.test(bare)) return String(Number(bare));
  if (limits) return `[${limits[1]},${limits[2]}]`;
  return (WORDS[bare] ?? bare).replace(/(?:px|pixels)$/, '').replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}

const WORDS: Readonly<Record<string, string>> = { on: 'true', off: 'false' };
