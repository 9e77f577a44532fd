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
    const known = stage.get(key);
    const report = known ?? (await check(file, tree));
    if (report === undefined) continue;
    if (known === undefined) stage.set(key, report);
    reports.set(file.normalize('NFC'), report);
  }
  return reports;
}

/** `undefined` if the file has disappeared. */
async function check(file: string, tree: SourceTree): Promise<SvgReport | undefined> {
  const { checkSvg } = await import('../svg/check-svg.ts');
  const bytes = tree.read(file);
  return bytes && checkSvg(file, bytes);
}
