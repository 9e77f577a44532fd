import { type Box, contains, type Point } from './view-box.ts';

/** A label that needs a place. Screen pixels; `x`, `y` is its middle. */
export interface LabelCandidate extends Point {
  readonly text: string;
  readonly width: number;
  readonly height: number;
  /** Displayed width of its region. */
  readonly room: number;
  /** Size of its region: the label of a larger region is placed first. */
  readonly weight: number;
}

/** How much wider than its region a label may be: names read well even if they cross a border slightly. */
const OVERHANG = 1.1;

/** The labels that fit: inside `area`, not much wider than their regions, and without overlaps. */
export function chooseLabels<Candidate extends LabelCandidate>(
  candidates: readonly Candidate[],
  area: Box,
): readonly Candidate[] {
  const chosen: Candidate[] = [];
  const fitting = candidates.filter(label => label.width <= label.room * OVERHANG && contains(area, label));
  for (const label of fitting.sort((a, b) => b.weight - a.weight)) {
    if (!chosen.some(other => collide(label, other))) chosen.push(label);
  }
  return chosen;
}

/** Whether two boxes, given by their middles, overlap or touch. */
function collide(a: LabelCandidate, b: LabelCandidate): boolean {
  return Math.abs(a.x - b.x) * 2 < a.width + b.width + 4 && Math.abs(a.y - b.y) * 2 < a.height + b.height;
}

/** Ids as labels, without the country's code if all have the same one (`DE-BE` becomes `BE`). */
export function shortIds(ids: readonly string[]): ReadonlyMap<string, string> {
  const prefix = /^[A-Z]{2}-/.exec(ids[0] ?? '')?.[0] ?? '';
  const isShared = ids.every(id => id.startsWith(prefix));
  return new Map(ids.map(id => [id, isShared ? id.slice(prefix.length) : id]));
}
