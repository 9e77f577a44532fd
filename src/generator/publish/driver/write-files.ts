import type { RenderRecord } from '../../host/cache/render-record.ts';
import type { SiteOutput } from '../../host/output/site-output.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputContent } from '../../model/output.ts';
import type { MadeFile } from '../../model/site-file.ts';
import type { LazyFile } from './lazy-files.ts';
import type { SharedFiles } from './shared-files.ts';

/** Files that are made at once: pictures are drawn in other processes. Their bytes are in memory. */
const MOST_UNDER_WAY = 16;

/** Files that cannot be made, until the others are left: each may take its whole time. */
const MOST_FAILURES = 5;

export interface FileTargets {
  readonly output: SiteOutput;
  readonly record: RenderRecord;
  readonly sharedFiles?: SharedFiles | undefined;
}

/** Writes files; those that are published as they would be made are kept. Gives what keeps the site from being published. */
export async function writeFiles(
  files: readonly LazyFile[],
  { output, record, sharedFiles }: FileTargets,
): Promise<readonly Diagnostic[]> {
  const write = (file: LazyFile, content: OutputContent) =>
    record.set(file.output, file.key, output.write({ path: file.output, content }));
  const isCurrent = ({ output: path, key }: LazyFile) => record.isCurrent(path, key, output);
  const unknown = sharedFiles ? files.filter(file => !isCurrent(file)) : [];
  const fetched = new Set(unknown);
  for (const file of (await sharedFiles?.fetch(unknown, write)) ?? []) fetched.delete(file);
  const diagnostics: Diagnostic[] = [];
  const underWay: { readonly file: LazyFile; readonly made: Promise<MadeFile> }[] = [];
  for (const file of files) {
    if (diagnostics.length === MOST_FAILURES) break;
    if (fetched.has(file)) continue;
    if (isCurrent(file)) {
      output.keep(file.output);
      continue;
    }
    const made = file.make();
    // It is awaited in its turn.
    made.catch(() => {});
    underWay.push({ file, made });
    if (underWay.length > MOST_UNDER_WAY) await finishFirst();
  }
  while (underWay.length > 0 && diagnostics.length < MOST_FAILURES) await finishFirst();
  return diagnostics;

  async function finishFirst(): Promise<void> {
    const first = underWay.shift();
    if (first === undefined) return;
    const { file, made } = first;
    const finished = await made;
    if ('diagnostic' in finished) diagnostics.push(finished.diagnostic);
    else {
      write(file, finished.content);
      await sharedFiles?.add(file, finished.content);
    }
  }
}
