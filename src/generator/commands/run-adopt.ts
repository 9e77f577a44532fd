import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, posix, resolve } from 'node:path';
import type { AdoptedSite } from '../adopt/adopted-site.ts';
import { withCertainTargets, withoutShadowed } from '../adopt/certain-targets.ts';
import { notesOnDiagrams } from '../adopt/diagram-notes.ts';
import { withDrawingsInFiles } from '../adopt/drawings-in-files.ts';
import { notesOnEncoding } from '../adopt/encoding-notes.ts';
import { findProject, unknownProject, unreadProject } from '../adopt/find-project.ts';
import { notesOnLeftBehind } from '../adopt/left-behind.ts';
import { configFileOf, newFilesOf } from '../adopt/new-files.ts';
import { withOneFilePerPage } from '../adopt/one-file-per-page.ts';
import { withOnePagePerAddress } from '../adopt/one-page-per-address.ts';
import { proveAddresses } from '../adopt/prove-addresses.ts';
import { withPublishableDrawings } from '../adopt/publishable-drawings.ts';
import { groupNotes, reportText, summaryLines } from '../adopt/report-text.ts';
import { repositoryPathOf } from '../host/git/repository-path.ts';
import { openOldProject, unreadableInProject } from '../host/old-project.ts';
import { systemDiagnostic } from '../host/output/output-error.ts';
import { followLinks } from '../host/output/refuse-folder.ts';
import { PACKAGE_NAME } from '../host/package-name.ts';
import { isInside } from '../host/sources/is-inside.ts';
import type { Timings } from '../host/timings.ts';
import { createNewSiteWriter } from '../host/write-new-site.ts';
import { isTolerable } from '../load/tolerate-mistakes.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { CONFIG_FILE } from '../model/paths/project-files.ts';
import { counted } from '../model/text/counted.ts';
import { placeText } from '../model/text/place-text.ts';
import type { CommandContext } from './command-context.ts';
import { dataFilesOf } from './data-files-of.ts';
import { planFolder } from './plan-folder.ts';
import { programSource } from './program-source.ts';
import { shellWord } from './shell-word.ts';
import { frameOfSite } from './site-frame.ts';

export interface AdoptFlags {
  readonly out?: string;
}

export interface AdoptRequest extends AdoptFlags {
  /** The folder of the project, as the user wrote it. */
  readonly folder: string;
}

/** Where a report is. */
const REPORT_FILE = 'ADOPTED.md';

/** Makes a site of a project of another program, proves its addresses, and returns the exit code: 1 if an old address has no answer. */
export async function runAdopt(
  request: AdoptRequest,
  context: CommandContext,
  timings: Timings,
): Promise<number> {
  const folder = resolve(request.folder);
  const out = resolve(request.out ?? `${folder}-site`);
  const refusal = refuseFolders(folder, out);
  if (refusal !== undefined) return refuse(refusal, 2);
  const writer = createNewSiteWriter(out);
  try {
    const project = openOldProject(folder);
    const found = findProject(project);
    if (found === undefined) return refuse(unknownProject(folder, project), 2);
    if ('unread' in found) return refuse(unreadProject(found, folder, project), 2);
    const read = found.family.read(project, found.configFile);
    if ('problem' in read) return refuse(read.problem, 2);
    const notes = [...read.site.notes, ...notesOnDiagrams(read.site), ...notesOnLeftBehind(project, found)];
    const placed = withOneFilePerPage(withOnePagePerAddress({ ...read.site, notes }));
    const drawn = await withPublishableDrawings(await withDrawingsInFiles(placed), project);
    const encoded = { ...drawn, notes: [...drawn.notes, ...notesOnEncoding(project.misread(), drawn)] };
    return await adopt(withCertainTargets(encoded), found.family.name);
  } catch (error) {
    // Half of a site would be in the way of the next attempt.
    writer.undo();
    return refuse(unreadableInProject(error, folder) ?? systemDiagnostic(error, out), 1);
  }

  function refuse(diagnostic: Diagnostic, code: number): number {
    context.terminal.diagnostics([diagnostic], folder);
    return code;
  }

  async function adopt(site: AdoptedSite, family: string): Promise<number> {
    const { terminal } = context;
    const style = { packageName: PACKAGE_NAME, toleratesBrokenLinks: false, toleratesMistakes: false };
    const frame = frameOfSite({
      packageName: PACKAGE_NAME,
      packageSource: programSource(context, out),
      dataFiles: dataFilesOf(context),
      isStrict: false,
      folderInRepository: repositoryPathOf(out)('.'),
    });
    // Only the workflow may be there: it is at the root of the repository.
    const there = new Set(frame.map(({ file }) => file).filter(file => existsSync(join(out, file))));
    const { texts, copies } = newFilesOf(site, style);
    writer.write([...frame.filter(({ file }) => !there.has(file)), ...texts]);
    writer.copy(folder, copies);
    let planned = await planFolder(out, context, timings);
    const mistakes = planned.diagnostics.filter(({ severity }) => severity === 'error');
    const toleratesBrokenLinks = mistakes.some(({ code }) => BROKEN.has(code));
    const toleratesMistakes = mistakes.some(isTolerable);
    const redirects = planned.project ? withoutShadowed(site, planned.project.plan) : site.redirects;
    if (toleratesBrokenLinks || toleratesMistakes || redirects.length < site.redirects.length) {
      const mended = { ...site, redirects };
      const text = configFileOf(mended, { ...style, toleratesBrokenLinks, toleratesMistakes });
      writer.write([{ file: CONFIG_FILE, text }]);
      planned = await planFolder(out, context, timings);
    }
    const { project: plan, diagnostics } = planned;
    if (plan === null) {
      terminal.diagnostics(diagnostics, out);
      return 1;
    }
    const proof = proveAddresses(site, plan.plan);
    const report = { family, folder: request.folder, site, proof, diagnostics };
    writer.write([{ file: REPORT_FILE, text: reportText(report) }]);
    terminal.line(`A site of the ${family} project ${basename(folder)} is in ${request.out ?? out}`);
    for (const { file } of frame.filter(({ file }) => file.startsWith('../')))
      terminal.line(
        `${there.has(file) ? 'Left as it is' : 'Written'}: ${posix.join(request.out ?? out, file)}`,
      );
    for (const line of summaryLines(report)) terminal.line(line);
    for (const { message, places } of groupNotes(site.notes))
      terminal.line(taskLine(message, places.map(placeText)));
    terminal.line(
      `What a person must still do is in ${REPORT_FILE}. Next: cd ${shellWord(request.out ?? out)} && npm install && npm run dev`,
    );
    return proof.unanswered.length === 0 ? 0 : 1;
  }
}

function taskLine(message: string, places: readonly string[]): string {
  const [first] = places;
  if (first === undefined) return `To do: ${message}`;
  return `To do: ${message} (${first}${places.length > 1 ? ` and ${counted(places.length - 1, 'more place')}` : ''})`;
}

const BROKEN: ReadonlySet<string> = new Set([
  'link/missing-target',
  'link/missing-anchor',
  'link/missing-image',
]);

/** Neither folder may be in the other, and the new one has no files. */
function refuseFolders(folder: string, out: string): Diagnostic | undefined {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    return {
      severity: 'error',
      code: 'adopt/no-folder',
      message: `There is no folder ${folder}`,
      hint: 'Name the folder of the project that you want to adopt.',
    };
  const [from, to] = [followLinks(folder), followLinks(out)];
  if (from === to || isInside(from, to) || isInside(to, from))
    return {
      severity: 'error',
      code: 'adopt/folder-inside',
      message: 'One of the two folders would be inside the other',
      hint: 'Choose a folder beside the project with --out: the project must not change.',
    };
  if (existsSync(out) && (!statSync(out).isDirectory() || readdirSync(out).length > 0))
    return {
      severity: 'error',
      code: 'usage/exists',
      message: `${out} already exists and is not empty`,
      hint: 'Choose another folder with --out.',
    };
  return undefined;
}
