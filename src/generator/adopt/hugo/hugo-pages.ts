import { dirname, join } from 'node:path/posix';
import { type AdoptedPages, adoptPages } from '../adopt-pages.ts';
import { createEntryFinder } from '../entry-finder.ts';
import type { OldProject } from '../old-project.ts';
import type { StaticFiles } from '../static-place.ts';
import { withDashes } from '../text/smart-dashes.ts';
import { type Fields, fieldsOf, textAt } from '../values.ts';
import { createCascades } from './hugo-cascade.ts';
import type { HugoConfig } from './hugo-config.ts';
import type { HugoEntry } from './hugo-entries.ts';
import { turnedHugoFields } from './hugo-fields.ts';
import { readHugoText } from './hugo-front-matter.ts';
import type { HugoPlaces } from './hugo-places.ts';
import { createPageFinder } from './page-finder.ts';
import { turnHugoText } from './turn-hugo-text.ts';

interface HugoSource {
  readonly project: OldProject;
  readonly config: HugoConfig;
  readonly places: HugoPlaces;
  /** All entries: pages take fields of those above them, and lead to them. */
  readonly entries: readonly HugoEntry[];
  readonly statics: StaticFiles;
}

/** The pages of some entries, each with its text as the program writes it. */
export function adoptHugoPages(
  kept: readonly HugoEntry[],
  { project, config, places, entries, statics }: HugoSource,
): AdoptedPages {
  const { content, address, params } = config;
  const entryOf = createEntryFinder(kept);
  const cascades = createCascades(entries);
  const findPage = createPageFinder(entries);
  return adoptPages(
    kept.map(({ file }) => file),
    {
      project,
      prefix: content,
      placeOf: file => places.placeOf(entryOf(file)),
      baseUrl: address.baseUrl,
      base: '/',
      addressOf: file => entryOf(file).address,
      fieldsOf: file =>
        turnedHugoFields(entryOf(file), { isPost: places.isPost(entryOf(file)), files: statics.addresses }),
      isDraft: file => isUnpublished(entryOf(file), project),
      turn: (written, from) => {
        const entry = entryOf(from.slice(content.length));
        const { text, fields } = readHugoText(written);
        const turned = turnHugoText(text, from, {
          addressOf: target => findPage(target, entry),
          param: name => paramIn([fieldsOf(fields.params), fields, ...cascades(entry), params], name),
          textOf: name => shownFile(project, { name, from, config }),
          templateOf: name => templateOf(project, name),
        });
        return hasDashes(config) ? { ...turned, text: withDashes(turned.text) } : turned;
      },
      statics,
    },
  );
}

/** Drafts, and pages whose time is over or still to come (https://gohugo.io/methods/page/expirydate/). */
function isUnpublished({ fields }: HugoEntry, { now }: OldProject): boolean {
  const { draft, expiryDate, publishDate } = fields;
  return draft === true || Date.parse(String(expiryDate)) <= now || Date.parse(String(publishDate)) > now;
}

/** A parameter from the first of some places that has it. */
function paramIn(places: readonly Fields[], name: string): string | undefined {
  return places.map(place => textAt(place, name)).find(text => text !== undefined);
}

/** A file beside the page, below the content, or anywhere in the project; Markdown without its front matter. */
function shownFile(
  project: OldProject,
  { name, from, config }: { readonly name: string; readonly from: string; readonly config: HugoConfig },
): string | undefined {
  const folders = [dirname(from), config.content, config.home, ''];
  const text = folders
    .map(folder => project.read(join(folder, name).replace(/^\//, '')))
    .find(found => found !== undefined);
  return text?.replace(/^(---|\+\+\+)[ \t]*\n[\s\S]*?^\1[ \t]*\n/m, '').replace(/\n$/, '');
}

/** A template of the project itself comes before one of a theme, which is in a deeper folder. */
function templateOf({ files, read }: OldProject, name: string): string | undefined {
  const ends = ['layouts/_shortcodes/', 'layouts/shortcodes/'].flatMap(folder =>
    ['.html', '.md'].map(ending => folder + name + ending),
  );
  const found = files.filter(file => ends.some(end => file === end || file.endsWith(`/${end}`)));
  const [first] = found.sort((a, b) => a.length - b.length);
  return first === undefined ? undefined : read(first);
}

/** Whether `--` was a dash (https://gohugo.io/configuration/markup/#typographer). */
function hasDashes({ fields }: HugoConfig): boolean {
  const goldmark = fieldsOf(fieldsOf(fields.markup).goldmark);
  const { typographer } = fieldsOf(goldmark.extensions);
  return typographer !== false && fieldsOf(typographer).disable !== true;
}
