import { join } from 'node:path/posix';
import { isMarkdownFile } from '../../model/paths/markdown-file.ts';
import { adoptPages } from '../adopt-pages.ts';
import type { AdoptedPage, Adoption, Note } from '../adopted-site.ts';
import { filesBelow, type OldProject, prefixOf } from '../old-project.ts';
import { oneVersionWith } from '../one-version.ts';
import { placeStaticFiles } from '../static-place.ts';
import { hiddenTitle } from '../text/headings.ts';
import { withDashes } from '../text/smart-dashes.ts';
import { readTomlConfig } from '../toml-config.ts';
import { type BookConfig, bookConfigOf } from './book-config.ts';
import { sidebarOfBook } from './book-sidebar.ts';
import { fillBookText } from './book-text.ts';
import { chaptersIn, readSummary } from './summary.ts';

/** Reads a book: `book.toml`, `SUMMARY.md` and the chapters in it. */
export function readBook(project: OldProject, configFile: string): Adoption {
  const read = readTomlConfig(project, configFile);
  return 'problem' in read ? read : adoptBook(project, bookConfigOf(read.config, configFile));
}

function adoptBook(project: OldProject, config: BookConfig): Adoption {
  const prefix = prefixOf(join(config.home, config.source));
  const summary = readSummary(project.read(`${prefix}SUMMARY.md`) ?? '');
  const files = filesBelow(project, prefix);
  const statics = placeStaticFiles(
    files.filter(file => !isMarkdownFile(file)).map(file => ({ from: prefix + file, address: `/${file}` })),
  );
  const chapters = chaptersIn(summary).filter(({ file }) => files.includes(file));
  const titles = new Map(chapters.map(({ file, title }) => [file, title]));
  const { pages, notes } = adoptPages([...titles.keys()], {
    project,
    prefix,
    placeOf: file => `content/docs/${file}`,
    baseUrl: config.address.baseUrl,
    base: '/',
    addressOf,
    titleOf: file => titles.get(file),
    fieldsOf: (_, text) => hiddenTitle(text),
    turn: (text, file) => {
      const filled = fillBookText(text, file, project);
      return config.hasDashes ? { ...filled, text: withDashes(filled.text) } : filled;
    },
    statics,
  });
  const withHome = firstAtHome(pages);
  const left = files.filter(
    file => isMarkdownFile(file) && !titles.has(file) && !/^(?:SUMMARY|404)\.md$/i.test(file),
  );
  return {
    site: {
      ...config.site,
      title: config.site.title ?? project.name,
      docs: oneVersionWith('/', sidebarOfBook(summary, withHome)),
      markdown: {},
      footer: [],
      pages: withHome,
      copies: statics.copies,
      redirects: config.redirects,
      notes: [...config.notes, ...notes, ...statics.notes, ...left.map(file => leftNote(prefix + file))],
    },
  };
}

/**
 * The address of a chapter: `a.md` was at `/a.html`, and a `README.md` was the index of its folder
 * (https://rust-lang.github.io/mdBook/format/configuration/preprocessors.html).
 */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)README\.md$/i, '$1index.md').replace(/\.md$/i, '.html')}`;
}

/** The first chapter is the home page too, unless another one has that address. */
function firstAtHome(pages: readonly AdoptedPage[]): readonly AdoptedPage[] {
  if (pages.some(({ address }) => address === '/index.html')) return pages;
  return pages.map((page, index) =>
    index === 0 ? { ...page, address: '/', fields: { ...page.fields, aliases: [page.address] } } : page,
  );
}

function leftNote(file: string): Note {
  return { message: 'Files that SUMMARY.md does not name were left behind', place: { file } };
}
