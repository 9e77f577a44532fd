import type { PlanContext } from '../plan-context.ts';

/** Reports what the check found in each published SVG. */
export function checkSvgReports({ assets, input, report }: PlanContext): void {
  const published = new Set(assets.copiedFiles().map(({ file }) => file.normalize('NFC')));
  for (const [file, { diagnostics }] of input.svgReports)
    if (published.has(file)) diagnostics.forEach(report);
}
