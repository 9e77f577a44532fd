import { posix } from 'node:path';

/** What the search for a browser needs of the machine. */
export interface BrowserHost {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly isRoot: boolean;
  /** Folder of its own for a browser that comes as a package. */
  readonly packageFolder: string;
  readonly isExecutable: (file: string) => boolean;
  /** Runs a command to its end; `isDone` is false where it is missing or fails. */
  readonly run: (
    command: string,
    parameters: readonly string[],
    environment?: Readonly<Record<string, string>>,
  ) => { readonly isDone: boolean; readonly output: string };
}

/** A browser that can be started: its program, and what its environment must hold besides. */
export interface FoundBrowser {
  readonly executable: string;
  readonly environment: Readonly<Record<string, string>>;
}

const PACKAGE = '@sparticuz/chromium';
const PACKAGE_VERSION = '147.0.2';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a headless browser, also in a container and without a network. */
export const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/**
 * Finds a Chromium or Chrome, or installs one: `CHROME_PATH`, then one on the system, then Debian's package as root, then a
 * browser that comes inside an npm package. Throws an error that says how to get one where none can be had.
 */
export function findBrowser(host: BrowserHost): FoundBrowser {
  const browser = fromEnvironment(host) ?? fromSystem(host) ?? fromDebian(host) ?? fromPackage(host);
  if (browser) return browser;
  throw new Error(
    'The browser tests need Chromium or Chrome, and none was found or could be installed. ' +
      'Install one (Debian: `apt-get install chromium`), or set CHROME_PATH to the program.',
  );
}

function fromEnvironment(host: BrowserHost): FoundBrowser | undefined {
  const executable = host.environment.CHROME_PATH;
  if (!executable) return undefined;
  if (host.isExecutable(executable)) return { executable, environment: {} };
  throw new Error(`CHROME_PATH is "${executable}", and no program is there.`);
}

function fromSystem(host: BrowserHost): FoundBrowser | undefined {
  const folders = (host.environment.PATH ?? '').split(':').filter(folder => folder !== '');
  const candidates = [
    ...PROGRAMS.flatMap(program => folders.map(folder => posix.join(folder, program))),
    ...APPLICATIONS,
  ];
  const executable = candidates.find(candidate => host.isExecutable(candidate));
  return executable === undefined ? undefined : { executable, environment: {} };
}

function fromDebian(host: BrowserHost): FoundBrowser | undefined {
  if (host.platform !== 'linux' || !host.isRoot) return undefined;
  const install = () => host.run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']).isDone;
  const isInstalled = install() || (host.run('apt-get', ['update']).isDone && install());
  return isInstalled ? fromSystem(host) : undefined;
}

/** The package unpacks its browser, and the libraries that it needs, where `TMPDIR` says, if it takes the machine for its usual host. */
function fromPackage(host: BrowserHost): FoundBrowser | undefined {
  if (host.platform !== 'linux') return undefined;
  const folder = host.packageFolder;
  const executable = posix.join(folder, 'unpacked', 'chromium');
  if (!host.isExecutable(executable) && !unpackPackage(host, folder)) return undefined;
  return {
    executable,
    environment: {
      LD_LIBRARY_PATH: posix.join(folder, 'unpacked', 'al2023', 'lib'),
      FONTCONFIG_PATH: posix.join(folder, 'unpacked', 'fonts'),
    },
  };
}

function unpackPackage(host: BrowserHost, folder: string): boolean {
  const unpacked = posix.join(folder, 'unpacked');
  const script = `
    require('node:fs').mkdirSync(${JSON.stringify(unpacked)}, { recursive: true });
    require(${JSON.stringify(posix.join(folder, 'node_modules', PACKAGE))}).executablePath();`;
  return (
    host.run('npm', [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--ignore-scripts',
      `${PACKAGE}@${PACKAGE_VERSION}`,
    ]).isDone &&
    host.run('node', ['--input-type=commonjs', '--eval', script], {
      TMPDIR: unpacked,
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x',
    }).isDone &&
    host.isExecutable(posix.join(unpacked, 'chromium'))
  );
}
