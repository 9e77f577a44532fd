import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../machine.ts';
import type { Site } from '../harness.ts';
import { sectionsOf } from './manual-pages.ts';
import { PROGRAM, type RunningProgram } from './running-program.ts';

/** A box of code with a title: its opening line, what is in it, and its closing line. */
const FENCE =
  /^(?<open>(?<marks>`{3,})\w+ title="(?<title>[^"]+)"[^\n]*\n)(?<body>[\s\S]*?)(?<close>^\k<marks>$)/gm;

/** A command as a person types it, `SOURCE_DATE_EPOCH=0 site check`. */
const COMMAND = /^(?:(?<name>\w+)=(?<value>\S+) )?site (?<words>.+)$/;
const SCRIPT = 'In the folder of the site';
const FILE = /^[\w.-]+(\/[\w.-]+)*$/;

/** Where examples are run. */
export interface Workshop {
  /** Emptied for each. */
  readonly site: Site;
  readonly program: RunningProgram;
}

/**
 * Runs the examples of a page, and gives its text with what the program says now. Each heading of level 2 begins with an empty site.
 * A box whose title is a path is a file of it; one with the title “In the folder of the site” is a script; one whose title is a
 * command shows what that prints, one below `dist/` what a build has written, one below `src/` a file of the program.
 */
export async function runExamples(text: string, workshop: Workshop): Promise<string> {
  const done: string[] = [];
  for (const section of sectionsOf(text))
    done.push(hasExample(section) ? await runSection(section, workshop) : section);
  return done.join('');
}

/** Whether a part of a page shows something that the program prints or writes. */
export function hasExample(text: string): boolean {
  return fencesOf(text).some(({ title }) => isCommand(title) || isPublished(title) || isQuoted(title));
}

async function runSection(section: string, workshop: Workshop): Promise<string> {
  const { site } = workshop;
  empty(site);
  let result = section;
  for (const { whole, open, title, body, close } of fencesOf(section)) {
    if (title === SCRIPT) runScript(body, site);
    else if (hasExample(whole)) {
      const now = await textNow(title, workshop);
      result = result.replace(whole, () => `${open}${withoutHashes(now).trimEnd()}\n${close}`);
    } else if (FILE.test(title)) site.write({ [title]: body });
  }
  return result;
}

/** What a box with this title shows now. */
function textNow(title: string, workshop: Workshop): string | Promise<string> {
  if (isCommand(title)) return printedBy(title, workshop);
  if (isPublished(title)) return workshop.site.file(title.slice('dist/'.length));
  return readFileSync(join(projectRoot, title), 'utf8');
}

function fencesOf(text: string) {
  return [...text.matchAll(FENCE)].map(
    ({ 0: whole, groups: { open = '', title = '', body = '', close = '' } = {} }) => ({
      whole,
      open,
      title,
      body,
      close,
    }),
  );
}

function isCommand(title: string): boolean {
  return COMMAND.test(title);
}

function isPublished(title: string): boolean {
  return title.startsWith('dist/');
}

/** A file of the program; one that does not exist is an example of what to write. */
function isQuoted(title: string): boolean {
  return title.startsWith('src/') && existsSync(join(projectRoot, title));
}

/** What a command prints: its complaints, else its result. The folder has the same name on every machine. */
async function printedBy(command: string, { site, program }: Workshop): Promise<string> {
  const { name, value = '', words = '' } = COMMAND.exec(command)?.groups ?? {};
  const environment = { CI: '', GITHUB_ACTIONS: '', ...(name !== undefined && { [name]: value }) };
  const { stdout, stderr } = await program.run({ words: words.split(' '), folder: site.root, environment });
  return (stderr === '' ? stdout : stderr).replaceAll(site.root, '/home/you/site');
}

/** The hashes of the inline scripts change with the program. */
function withoutHashes(text: string): string {
  return text.replaceAll(/'sha256-[\w+/=]{44}'/g, "'sha256-…'");
}

function runScript(script: string, site: Site): void {
  const { status, stderr } = spawnSync('sh', ['-euc', `site() { node '${PROGRAM}' "$@"; }\n${script}`], {
    cwd: site.root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`This script of the manual fails:\n${script}\n${stderr}`);
}

/** Takes away everything, and leaves the folder that makes a site of it. */
function empty(site: Site): void {
  for (const name of readdirSync(site.root)) site.remove(name);
  site.write({ 'content/_README.md': '' });
}
