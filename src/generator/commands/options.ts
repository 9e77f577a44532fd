import { InvalidArgumentError, Option } from 'commander';
import { REPORT_FORMATS, type ReportRequest } from '../host/report/report-format.ts';
import type { Share } from '../model/pack.ts';
import { isBaseUrl } from '../model/paths/base-url.ts';
import { HOST_FILE_KINDS, type HostFileKind } from '../publish/host-file-kinds.ts';

/** Options that several commands share. */
export const rootOption = () =>
  new Option('--root <dir>', 'folder of the site, which has content/').default('.', 'this folder');
export const outDirOption = () =>
  new Option('--out-dir <dir>', 'folder to write the site to').default('dist', 'dist below the root');
export const baseUrlOption = () =>
  new Option('--base-url <path>', 'path of the site below its host').argParser(parseBaseUrl);
export const draftsOption = () => new Option('--drafts', 'include drafts and entries with a future date');
export const noCacheOption = () => new Option('--no-cache', 'neither read nor write the cache');
export const workersOption = () =>
  new Option('--workers <n>', 'threads for heavy work').argParser(parseCount).default(2);
export const strictOption = () => new Option('--strict', 'fail on warnings');
export const jsonOption = () => new Option('--json', 'print the result as JSON');
export const reportOption = () =>
  new Option(
    '--report <format>=<file>',
    `also write the messages into a file; the format is ${REPORT_FORMATS.join(' or ')}`,
  )
    .argParser(parseReport)
    .default([], 'no file');
export const hostOption = () =>
  new Option('--host <address>', 'listen on this address; 0.0.0.0 for all').default(
    undefined,
    'this machine only',
  );
export const portOption = (port: number) =>
  new Option('--port <n>', 'port to listen on; the next free one if it is taken')
    .argParser(parsePort)
    .default(port);
export const strictPortOption = () => new Option('--strict-port', 'fail if the port is taken');
export const openOption = () => new Option('--open', 'open the browser');

function parseCount(text: string): number {
  const count = wholeNumber(text);
  if (!(count >= 1 && count <= 64)) throw new InvalidArgumentError('It expects a whole number from 1 to 64.');
  return count;
}

function parsePort(text: string): number {
  const port = wholeNumber(text);
  if (!(port <= 65_535)) throw new InvalidArgumentError('It expects a number from 0 to 65535.');
  return port;
}

/** A number in decimal digits alone; `NaN` for anything else. */
function wholeNumber(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** `docs`, `/docs` and `/docs/` all mean `/docs/`. */
function parseBaseUrl(text: string): string {
  const path = `/${text.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  if (!isBaseUrl(path))
    throw new InvalidArgumentError('It expects a path of letters, digits, dots and dashes, such as /docs/.');
  return path;
}

/** `sarif=site.sarif` → the format and the file; a repeated option adds a file. */
function parseReport(text: string, previous: readonly ReportRequest[] = []): ReportRequest[] {
  const end = text.indexOf('=');
  const format = REPORT_FORMATS.find(name => name === text.slice(0, end));
  const file = text.slice(end + 1);
  if (format === undefined || file === '')
    throw new InvalidArgumentError(
      `It expects a format (${REPORT_FORMATS.join(' or ')}), an equals sign and a file, such as ${REPORT_FORMATS[0]}=report.json.`,
    );
  return [...previous, { format, file }];
}

/** `2/5` → the share. */
export function parseShare(text: string): Share {
  const [, number = 0, count = 0] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  if (number < 1 || number > count)
    throw new InvalidArgumentError('It expects a number and how many there are, such as 2/5.');
  return { number, count };
}

/** `nginx,apache` → the kinds. */
export function parseHostFiles(text: string): HostFileKind[] {
  const names = text.split(',').map(name => name.trim());
  const unknown = names.find(name => !isHostFileKind(name));
  if (unknown !== undefined)
    throw new InvalidArgumentError(
      `There is no “${unknown}”; it expects some of ${HOST_FILE_KINDS.join(', ')}.`,
    );
  return names.filter(isHostFileKind);
}

function isHostFileKind(name: string): name is HostFileKind {
  return HOST_FILE_KINDS.some(kind => kind === name);
}
