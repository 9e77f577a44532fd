import { buildShare } from '../build-share.ts';
import type { Timings } from '../host/timings.ts';
import type { Share } from '../model/pack.ts';
import { counted } from '../model/text/counted.ts';
import { groupDigits } from '../model/text/group-digits.ts';
import type { BuildSummary } from '../publish/driver/build-result.ts';
import type { CommandContext } from './command-context.ts';
import { type BuildRequest, runBuild } from './run-build.ts';

const WHOLE: Share = { number: 1, count: 1 };

/** Runs a build of one share, as `runBuild` runs that of the site. */
export function runShare(
  { shard: share = WHOLE, ...request }: BuildRequest & { readonly shard?: Share },
  context: CommandContext,
  timings: Timings,
): Promise<number> {
  return runBuild(request, context, timings, {
    build: options => buildShare({ ...options, share }),
    summaryText: (summary, milliseconds) => shareText(share, summary, milliseconds),
  });
}

function shareText(
  { number, count }: Share,
  { pages, rendered, reused }: BuildSummary,
  milliseconds: number,
): string {
  return `Shard ${number}/${count} has ${counted(pages, 'page')}, in ${(milliseconds / 1000).toFixed(2)} s: ${groupDigits(rendered)} rendered, ${groupDigits(reused)} found in the shared cache. Nothing was published.`;
}
