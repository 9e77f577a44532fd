import { join } from 'node:path';
import { projectRoot, runCommand } from '../../machine.ts';
import { type CorpusPage, corpusPages } from '../corpus.ts';
import { type PlainPage, plainPages } from './plain-pages.ts';

const TIMED_ON_THIS_SITE =
  'shortcode,marker clusters,floor plan,google maps api key,popover template,choropleth,afterLoad,germany,csv import,zoom buttons';
const TIMED_ON_INVENTED =
  'canyon,copper lantern,velvet,harbor,maple,quartz river,timber,walnut,saffron pebble,lagoon';

/** The same Markdown for every generator, and ten questions whose answers are timed. */
export interface SearchCorpus {
  readonly name: string;
  readonly pages: readonly CorpusPage[];
  /** Empty for invented pages, which have no right answers. */
  readonly asked: readonly PlainPage[];
  readonly timed: readonly string[];
}

/** `site` is what this repository publishes, as plain Markdown; a number is that many invented pages. */
export function searchCorpus(name: string): SearchCorpus {
  if (name !== 'site')
    return { name, pages: corpusPages(Number(name)), asked: [], timed: TIMED_ON_INVENTED.split(',') };
  const build = runCommand(process.execPath, [
    join(projectRoot, 'bin', 'site.js'),
    'build',
    '--root',
    projectRoot,
  ]);
  if (!build.isDone) throw new Error(build.output);
  const pages = plainPages(join(projectRoot, 'dist'));
  return { name, pages, asked: pages, timed: TIMED_ON_THIS_SITE.split(',') };
}
