import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from '../browser/find-browser.ts';
import { KINDS } from '../browser/kinds.ts';
import { buildSite, startPreview } from '../browser/serve-folder.ts';
import { browserHost, projectRoot } from '../machine.ts';

const USAGE = `Takes a picture of each kind of page, or of the paths that are given, in every width and colour mode.

  npm run screenshots -- [--widths 390,768,1280,1920] [--modes light,dark] [--whole] [--base-url http://…] [paths]

--whole shows the page down to its end, --base-url a site that is served already. The pictures lie in test/.output/screenshots.`;

type Mode = 'light' | 'dark';

/** What one picture shows. */
interface Shot {
  readonly path: string;
  readonly width: number;
  readonly mode: Mode;
}

/** Builds and serves the site where no address is given, and writes one PNG for each path, width and mode. */
export async function takeScreenshots(parameters: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      widths: { type: 'string', default: '390,768,1280,1920' },
      modes: { type: 'string', default: 'light,dark' },
      whole: { type: 'boolean', default: false },
      'base-url': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const paths = positionals.length > 0 ? positionals : Object.values(KINDS);
  const modes = values.modes.split(',').filter(mode => mode === 'light' || mode === 'dark');
  const shots = paths.flatMap(path =>
    values.widths.split(',').flatMap(width => modes.map(mode => ({ path, width: Number(width), mode }))),
  );
  const served = values['base-url'] === undefined ? await serveSite() : undefined;
  const found = findBrowser(browserHost);
  const browser = await chromium.launch({
    executablePath: found.executable,
    args: [...BROWSER_FLAGS],
    env: { ...process.env, ...found.environment },
  });
  try {
    for (const shot of shots)
      console.log(await take(browser, values['base-url'] ?? served?.url ?? '', shot, values.whole));
  } finally {
    await browser.close();
    served?.process.kill();
  }
}

async function serveSite() {
  const folders = { root: projectRoot, output: join(projectRoot, 'test', '.output', 'site') };
  await buildSite(folders);
  return startPreview(folders);
}

async function take(
  browser: Browser,
  baseUrl: string,
  { path, width, mode }: Shot,
  isWhole: boolean,
): Promise<string> {
  const folder = join(projectRoot, 'test', '.output', 'screenshots');
  mkdirSync(folder, { recursive: true });
  const name = path.replace(/[^\w.-]+/g, '-').replace(/^-|-$/g, '') || 'home';
  const file = join(folder, `${name}.${width}.${mode}.png`);
  const height = width < 600 ? 844 : 900;
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: mode });
  try {
    await page.goto(baseUrl + path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    if (isWhole) await showAll(page);
    await page.screenshot({ path: file, fullPage: isWhole });
  } finally {
    await page.close();
  }
  return file;
}

/** Scrolls to the end and back, so that what loads when it nears the viewport is there. */
async function showAll(page: Page): Promise<void> {
  const { steps, step } = await page.evaluate(() => ({
    steps: Math.ceil(document.documentElement.scrollHeight / innerHeight),
    step: innerHeight,
  }));
  for (let index = 1; index <= steps; index++) {
    await page.evaluate(top => scrollTo({ top, behavior: 'instant' }), index * step);
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(500);
}
