import { type DirectiveNode, type PageContext, reportError } from '@mapwright/site/directive';

/** The length of one pixel of a plan. */
export interface PlanScale {
  readonly length: string;
  readonly unit: string;
}

const SCALE = /^(\d+(?:\.\d+)?|\.\d+) ?(\p{L}+)$/u;

/** Reads a scale such as `0.17 m`. Reports one that is not a length. */
export function readPlanScale(
  page: PageContext,
  node: DirectiveNode,
  written: string | undefined,
): PlanScale | undefined {
  if (written === undefined) return undefined;
  const [, length, unit] = SCALE.exec(written.trim()) ?? [];
  if (length !== undefined && unit !== undefined && Number(length) > 0) return { length, unit };
  reportError(page, node, {
    code: 'map/bad-scale',
    message: `The scale “${written}” is not a length`,
    hint: 'Write the length of one pixel of the picture with its unit: scale="0.05 m".',
  });
  return undefined;
}
