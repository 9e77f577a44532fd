import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRenamedFiles } from '../host/git/renamed-files.ts';
import { systemDiagnostic } from '../host/output/output-error.ts';
import type { Timings } from '../host/timings.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { EntryHead, Reference } from '../model/entry.ts';
import { isMarkdownFile } from '../model/paths/markdown-file.ts';
import { CONTENT_FOLDER } from '../model/paths/project-files.ts';
import { counted } from '../model/text/counted.ts';
import type { Project } from '../plan/driver/plan-project.ts';
import type { CommandContext } from './command-context.ts';
import { bracketTargets } from './fix/bracket-targets.ts';
import { applyEdits } from './fix/edits.ts';
import { formatTables } from './fix/format-tables.ts';
import { createMovedTo, mendLinks } from './fix/moved-links.ts';
import { renameFields } from './fix/rename-fields.ts';
import { unifiedDiff } from './fix/unified-diff.ts';
import { planned } from './plan-folder.ts';
import { projectOptions } from './project-options.ts';
import { shellWord } from './shell-word.ts';

export interface FixFlags {
  readonly root: string;
  readonly write?: boolean;
  readonly cache: boolean;
}

/** A file before and after. */
interface MendedFile {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** Shows what can be mended, or mends it, and returns the exit code: 1 if something remains to be written. `root` is absolute. */
export async function runFix(flags: FixFlags, context: CommandContext, timings: Timings): Promise<number> {
  const { terminal } = context;
  const options = projectOptions(flags.root, { ...flags, drafts: true }, { context, timings });
  const { project, diagnostics } = await planned(options);
  if (project === null) {
    terminal.diagnostics(diagnostics, flags.root);
    return 2;
  }
  const mended = mendFiles(project, diagnostics, flags.root);
  for (const { file, before, after } of mended) terminal.diff(unifiedDiff(file, before, after));
  if (mended.length === 0) {
    terminal.line('Nothing to mend.');
    return 0;
  }
  const files = counted(mended.length, 'file');
  if (!flags.write) {
    const root = flags.root === process.cwd() ? '' : ` --root ${shellWord(flags.root)}`;
    terminal.note(`${files} can be mended. To do it, run: site fix --write${root}`);
    return 1;
  }
  const problems = mended.flatMap(({ file, after }) => writeMended(flags.root, file, after));
  terminal.diagnostics(problems, flags.root);
  terminal.line(`${counted(mended.length - problems.length, 'file')} mended.`);
  return problems.length === 0 ? 0 : 1;
}

function mendFiles(
  { heads, tree, config, features }: Project,
  diagnostics: readonly Diagnostic[],
  root: string,
): readonly MendedFile[] {
  const broken = new Set(diagnostics.filter(isAboutTarget).map(placeKey));
  const movedTo = createMovedTo(
    tree.files.filter(file => file.startsWith(`${CONTENT_FOLDER}/`)),
    broken.size === 0 ? new Map() : readRenamedFiles(root),
  );
  const present = new Set(tree.files);
  const spaced = diagnostics.filter(({ code }) => code === 'markdown/unlinked');
  const schemas = new Map(features.collections.map(({ name, frontMatter }) => [name, frontMatter]));
  return heads.flatMap((head): MendedFile[] => {
    const { file, collection } = head;
    const before = readText(root, file);
    const schema = schemas.get(collection);
    if (before === undefined || schema === undefined) return [];
    const mended = applyEdits(before, [
      ...renameFields({ file, text: before, schema, product: config.product }),
      ...bracketTargets({
        file,
        text: before,
        places: spaced.flatMap(({ place }) => (place?.file === file ? [place] : [])),
        exists: other => present.has(other),
      }),
      ...mendLinks({ head, text: before, isBroken: isBrokenIn(head, broken), movedTo }),
    ]);
    const after = applyEdits(mended, formatTables(mended));
    return after === before ? [] : [{ file, before, after }];
  });
}

function isAboutTarget({ code }: Diagnostic): boolean {
  return code === 'link/missing-target' || code === 'link/missing-image';
}

function placeKey({ place }: Pick<Diagnostic, 'place'>): string {
  return `${place?.file}:${place?.line}:${place?.column}`;
}

function isBrokenIn({ file }: EntryHead, broken: ReadonlySet<string>): (reference: Reference) => boolean {
  return ({ line, column }) => broken.has(placeKey({ place: { file, line, column } }));
}

/** The text with its byte order mark and its line ends; nothing for what is no Markdown file, or no UTF-8. */
function readText(root: string, file: string): string | undefined {
  if (!isMarkdownFile(file)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(join(root, file)));
  } catch {
    return undefined;
  }
}

function writeMended(root: string, file: string, text: string): readonly Diagnostic[] {
  try {
    writeFileSync(join(root, file), text);
    return [];
  } catch (error) {
    return [systemDiagnostic(error, file)];
  }
}
