import { dirname, join } from 'node:path/posix';
import type { AdoptedSite, Note } from '../adopted-site.ts';
import { keptTargetOf } from '../new-address.ts';
import { type SiteAddress, siteAddressOf } from '../site-address.ts';
import { type Fields, fieldsOf, given, listOf, textOf } from '../values.ts';

/** What `book.toml` says. */
export interface BookConfig {
  /** The folder of the file. */
  readonly home: string;
  /** The folder of the chapters, in `home`. */
  readonly source: string;
  readonly address: SiteAddress;
  readonly site: SiteAddress &
    Pick<AdoptedSite, 'description' | 'language' | 'editBase' | 'navbar'> & { readonly title?: string };
  readonly redirects: AdoptedSite['redirects'];
  /** Whether `--` is a dash. */
  readonly hasDashes: boolean;
  readonly notes: readonly Note[];
}

/** The settings of a book that have a meaning here (https://rust-lang.github.io/mdBook/format/configuration/general.html). */
export function bookConfigOf(config: Fields, file: string): BookConfig {
  const book = fieldsOf(config.book);
  const html = fieldsOf(fieldsOf(config.output).html);
  const repository = textOf(html['git-repository-url']);
  const address = siteAddressOf(textOf(html['site-url']));
  const editBase = /^(.*)\{path\}$/.exec(textOf(html['edit-url-template']) ?? '')?.[1];
  return {
    home: dirname(file),
    source: textOf(book.src) ?? 'src',
    address,
    site: {
      ...given('title', textOf(book.title)),
      ...given('description', textOf(book.description)),
      ...given('language', textOf(book.language)),
      ...given('editBase', editBase),
      ...address,
      navbar: repository === undefined ? [] : [{ label: 'Repository', to: repository, position: 'end' }],
    },
    redirects: redirectsOf(html),
    hasDashes: (html['smart-punctuation'] ?? html['curly-quotes']) !== false,
    notes: notesOn(config, html).map(message => ({ message, place: { file } })),
  };
}

/** Targets are relative to the old page. The page for printing showed the whole book, which begins at the home page. */
function redirectsOf(html: Fields): AdoptedSite['redirects'] {
  const written = Object.entries(fieldsOf(html.redirect)).flatMap(([from, to]) => {
    const target = textOf(to);
    if (target === undefined || isFromAnchor(from)) return [];
    const source = join('/', from);
    const isOutside = /^[a-z][\w+.-]*:/i.test(target);
    return [{ from: source, to: isOutside ? target : keptTargetOf(join(dirname(source), target)) }];
  });
  const hasPrint = fieldsOf(html.print).enable !== false;
  return hasPrint ? [...written, { from: '/print.html', to: '/' }] : written;
}

/** A host never sees the anchor: the script of the old page followed it. */
function isFromAnchor(from: string): boolean {
  return from.includes('#');
}

function notesOn(config: Fields, html: Fields): readonly string[] {
  const preprocessors = Object.keys(fieldsOf(config.preprocessor)).filter(
    name => name !== 'links' && name !== 'index',
  );
  const own = [...listOf(html['additional-css']), ...listOf(html['additional-js'])];
  return [
    ...preprocessors.map(name => `The preprocessor “${name}” does not run any more: look at what it wrote`),
    ...(own.length > 0 || html.theme !== undefined
      ? ['Style sheets and scripts of the book were left behind: looks are a matter of the theme']
      : []),
    ...(Object.keys(fieldsOf(html.redirect)).some(isFromAnchor)
      ? [
          'Redirects from an anchor were left behind, because only a script can see it: the address still leads to its page',
        ]
      : []),
    ...(html['mathjax-support'] === true
      ? ['Formulas are written `$x$` and `$$x$$`, with `markdown: { math: true }` in site.config.ts']
      : []),
  ];
}
