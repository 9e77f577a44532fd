import type { Memo } from '../../host/cache/memo.ts';
import type { SourceTree } from '../../host/sources/source-tree.ts';
import { isSvgFile, type SvgReport } from '../../model/svg.ts';

export interface SvgContext {
  readonly tree: SourceTree;
  readonly memo: Memo;
  readonly programHash: string;
}

/** Checks every SVG among some files, once for each state of its bytes; names are in NFC. The parser is loaded only if an SVG is new. */
export async function checkSvgFiles(
  files: readonly string[],
  { tree, memo, programHash }: SvgContext,
): Promise<ReadonlyMap<string, SvgReport>> {
  const stage = memo.stage<SvgReport>('svg-checks');
  const reports = new Map<string, SvgReport>();
  for (const file of files.filter(isSvgFile)) {
    const hash = tree.hashOf(file);
    if (hash === null) continue;
    const key = `${programHash}:${file}:${hash}`;
    let report = stage.get(key);
    if (report === undefined) {
      report = await check(file, tree);
      stage.set(key, report);
    }
    reports.set(file.normalize('NFC'), report);
  }
  return reports;
}

async function check(file: string, tree: SourceTree): Promise<SvgReport> {
  const { checkSvg } = await import('../svg/check-svg.ts');
  return checkSvg(file, tree.read(file) ?? new Uint8Array());
}
