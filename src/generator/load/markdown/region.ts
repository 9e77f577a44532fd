import type { Nodes } from 'mdast';
import { nearestName } from '../../model/text/nearest-name.ts';
import { type PageContext, reportError } from './page-context.ts';

export interface Region {
  /** The region's lines, including the markers of regions inside it. */
  readonly lines: readonly string[];
  /** Number of lines in the file above the first one. */
  readonly linesAbove: number;
}

/** A name ends before the end of a comment, as in `<!-- #endregion -->`. */
const MARK = /#(end)?region\b[ \t]*((?:(?!-->)[\w.-])*)/;

/** Finds the lines between `#region name` and `#endregion name`, in any style of comment. */
export function findRegion(
  page: PageContext,
  node: Nodes,
  wanted: { readonly file: string; readonly text: string; readonly region: string },
): Region | undefined {
  const lines = wanted.text.split('\n');
  const marks = lines.map(line => (line.includes('region') ? MARK.exec(line) : null));
  const start = marks.findIndex(mark => mark !== null && mark[1] === undefined && mark[2] === wanted.region);
  if (start === -1) {
    const names = marks.flatMap(mark => (mark?.[1] === undefined && mark?.[2] ? [mark[2]] : []));
    reportError(page, node, missingRegion(wanted, names));
    return undefined;
  }
  const end = endOfRegion(marks, start);
  if (end === undefined) {
    reportError(page, node, {
      code: 'include/unclosed-region',
      message: `The region “${wanted.region}” of ${wanted.file} opens on line ${start + 1} and is never closed`,
      hint: `Write #endregion ${wanted.region} in a comment below it.`,
    });
    return undefined;
  }
  return { lines: lines.slice(start + 1, end), linesAbove: start + 1 };
}

/** Whether a line opens or closes a region. */
export function isRegionMark(line: string): boolean {
  return line.includes('region') && MARK.test(line);
}

/** The line that closes a region: by its name, or without one as the innermost that is open. Regions may overlap. */
function endOfRegion(marks: readonly (RegExpExecArray | null)[], start: number): number | undefined {
  const open: string[] = [];
  for (let index = start; index < marks.length; index++) {
    const [mark, end, name = ''] = marks[index] ?? [];
    if (mark === undefined) continue;
    const closed = name === '' ? open.length - 1 : open.lastIndexOf(name);
    if (end === undefined) open.push(name);
    else if (closed === 0) return index;
    else if (closed > 0) open.splice(closed, 1);
  }
  return undefined;
}

function missingRegion(
  { file, region }: { readonly file: string; readonly region: string },
  names: readonly string[],
) {
  const near = nearestName(region, names);
  const known = names.length === 0 ? 'The file has no regions.' : `Its regions are ${names.join(', ')}.`;
  return {
    code: 'include/missing-region',
    message: `There is no region “${region}” in ${file}`,
    hint: near === undefined ? known : `Did you mean ${near}?`,
  };
}
