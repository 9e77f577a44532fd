import { posix } from 'node:path';
import { installPackage, type RunCommand } from '../install-package.ts';

/** What the search for a browser needs of the machine. */
export interface BrowserHost {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly isRoot: boolean;
  /** Folder of its own for a browser that comes as a package. */
  readonly packageFolder: string;
  readonly isExecutable: (file: string) => boolean;
  readonly run: RunCommand;
}

/** A browser that can be started: its program, and what its environment must hold besides. */
export interface FoundBrowser {
  readonly executable: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** How a browser is looked for, and how it is installed where it is missing. */
interface WantedBrowser {
  /** What the tests need, as an error says it. */
  readonly name: string;
  /** Variable of the environment that names the program. */
  readonly variable: string;
  /** Names of the program on the PATH. */
  readonly programs: readonly string[];
  /** Files of the program that are not on the PATH. */
  readonly applications: readonly string[];
  readonly debianPackage: string;
}

const PACKAGE = '@sparticuz/chromium';
const PACKAGE_VERSION = '147.0.2';

const CHROMIUM_VARIABLE = 'CHROME_PATH';

/** Chromium without windows: the tests take less than half of the time in it. */
const CHROMIUM_SHELL: WantedBrowser = {
  name: 'the headless shell of Chromium',
  variable: CHROMIUM_VARIABLE,
  programs: ['chromium-headless-shell'],
  applications: [],
  debianPackage: 'chromium-headless-shell',
};

const CHROMIUM: WantedBrowser = {
  name: 'Chromium or Chrome',
  variable: CHROMIUM_VARIABLE,
  programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  applications: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
  debianPackage: 'chromium',
};

const FIREFOX: WantedBrowser = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  programs: ['firefox-esr', 'firefox'],
  applications: [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
  debianPackage: 'firefox-esr',
};

const WEBKIT: WantedBrowser = {
  name: 'the MiniBrowser of WebKitGTK',
  variable: 'WEBKIT_PATH',
  programs: ['MiniBrowser'],
  applications: [
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  ],
  debianPackage: 'libwebkit2gtk-4.1-0',
};

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
  // The headless shell does not guess how fast the network is: lazy pictures wait as they do where it is fast.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
] as const;

/**
 * Finds a Chromium or Chrome, or installs one: `CHROME_PATH`, then Chromium's headless shell on the system or, as root, from
 * Debian, then any other on the system or from Debian, then a browser that comes inside an npm package. Throws an error that says
 * how to get one where none can be had.
 */
export function findBrowser(host: BrowserHost): FoundBrowser {
  return (
    findInstalled(host, CHROMIUM_SHELL) ??
    findInstalled(host, CHROMIUM) ??
    fromPackage(host) ??
    refuse(CHROMIUM)
  );
}

/** Finds a Firefox, or installs Debian's as root. Throws an error that says how to get one. */
export function findFirefox(host: BrowserHost): FoundBrowser {
  return findInstalled(host, FIREFOX) ?? refuse(FIREFOX);
}

/** Finds the small browser that comes with WebKitGTK, or installs Debian's as root. Throws an error that says how to get it. */
export function findWebKit(host: BrowserHost): FoundBrowser {
  return findInstalled(host, WEBKIT) ?? refuse(WEBKIT);
}

function findInstalled(host: BrowserHost, wanted: WantedBrowser): FoundBrowser | undefined {
  return fromEnvironment(host, wanted) ?? fromSystem(host, wanted) ?? fromDebian(host, wanted);
}

function refuse({ name, debianPackage, variable }: WantedBrowser): never {
  throw new Error(
    `The browser tests need ${name}, and none was found or could be installed. ` +
      `Install one (Debian: \`apt-get install ${debianPackage}\`), or set ${variable} to the program.`,
  );
}

function fromEnvironment(host: BrowserHost, { variable }: WantedBrowser): FoundBrowser | undefined {
  const executable = host.environment[variable];
  if (!executable) return undefined;
  if (host.isExecutable(executable)) return { executable, environment: {} };
  throw new Error(`${variable} is "${executable}", and no program is there.`);
}

function fromSystem(host: BrowserHost, { programs, applications }: WantedBrowser): FoundBrowser | undefined {
  const folders = (host.environment.PATH ?? '').split(':').filter(folder => folder !== '');
  const candidates = [
    ...programs.flatMap(program => folders.map(folder => posix.join(folder, program))),
    ...applications,
  ];
  const executable = candidates.find(candidate => host.isExecutable(candidate));
  return executable === undefined ? undefined : { executable, environment: {} };
}

function fromDebian(host: BrowserHost, wanted: WantedBrowser): FoundBrowser | undefined {
  if (host.platform !== 'linux' || !host.isRoot) return undefined;
  return installPackage(host.run, wanted.debianPackage) ? fromSystem(host, wanted) : undefined;
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
