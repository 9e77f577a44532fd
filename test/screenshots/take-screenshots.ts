import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { KINDS } from '../browser/kinds.ts';
import { compareScreenshots } from './compare-screenshots.ts';
import { inStudio, type Mode, nameOf, outputFolder, shoot, shotsOf } from './shots.ts';

const USAGE = `Takes a picture of each kind of page, or of the paths that are given, in every width and colour mode.

  npm run screenshots -- [--widths 390,768,1280,1920] [--modes light,dark] [--whole] [--base-url http://…] [paths]
  npm run screenshots -- --compare     compares the first screens of some pages with test/screenshots/expected
  npm run screenshots -- --update      replaces the pictures there that look different now

--whole shows the page down to its end, --base-url a site that is served already. The pictures lie in test/.output/screenshots.

The kept pictures are WebP at half size. A page differs if more than five pixels in ten thousand have another colour; its new picture is then in
test/.output/screenshots. Look at both. If the change is intended, update, and commit the pictures with it. \`npm run check\` leaves this out:
another version of Chromium or of the fonts draws letters differently, so compare on one machine.`;

/** Writes one PNG for each path, width and mode, or compares the pages with what is kept of them. */
export async function takeScreenshots(parameters: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      widths: { type: 'string', default: '390,768,1280,1920' },
      modes: { type: 'string', default: 'light,dark' },
      whole: { type: 'boolean', default: false },
      compare: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      'base-url': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const baseUrl = values['base-url'];
  if (values.help) return console.log(USAGE);
  if (values.compare || values.update) return compareScreenshots(baseUrl, { isUpdating: values.update });
  const paths = positionals.length > 0 ? positionals : Object.values(KINDS);
  const widths = values.widths.split(',').map(Number);
  const modes = values.modes.split(',').filter((mode): mode is Mode => mode === 'light' || mode === 'dark');
  const folder = outputFolder('screenshots');
  await inStudio(baseUrl, async studio => {
    for (const shot of shotsOf(paths, widths, modes)) {
      const file = join(folder, `${nameOf(shot)}.png`);
      writeFileSync(file, await shoot(studio, shot, values.whole));
      console.log(file);
    }
  });
}
