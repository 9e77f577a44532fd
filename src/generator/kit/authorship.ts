import type { AuthorData } from '../../templates/contract/content-parts.ts';
import { appendTo } from '../model/append-to.ts';
import type { Place } from '../model/diagnostic.ts';
import { compareText } from '../model/text/compare-text.ts';
import type { AddressedEntry } from '../plan/address-entries.ts';
import { resolveImage } from '../plan/pictures/resolve-image.ts';
import { type PlanContext, placeOf, placeOfItem } from '../plan/plan-context.ts';
import { perSite, type Site } from '../plan/site.ts';
import { AUTHORS, AUTHORS_FILE } from './authors.ts';
import type { Author } from './read-authors.ts';

/** An author and the listed entries that name them. */
export interface AuthorGroup {
  readonly author: Author;
  readonly entries: readonly AddressedEntry[];
}

/** An author as pages show them. */
export interface ShownAuthor {
  readonly data: AuthorData;
  /** The author's own URL, for the link on their page of this site. */
  readonly ownHref?: string;
}

/** The authors of entries. Each author always gives the same object. */
export interface Authorship {
  readonly of: (entry: AddressedEntry) => readonly Author[];
  /** The authors of these entries, sorted by name. */
  readonly groupsOf: (entries: readonly AddressedEntry[]) => readonly AuthorGroup[];
  readonly show: (author: Author, site: Site) => ShownAuthor;
}

/** The authors of an entry as pages show them. */
export function shownAuthors(
  entry: AddressedEntry,
  { of, show }: Authorship,
  site: Site,
): readonly AuthorData[] {
  return of(entry).map(author => show(author, site).data);
}

/** Finds the authors of entries, with a link for each author who has a page on the site. */
export function findAuthorship(entries: readonly AddressedEntry[], context: PlanContext): Authorship {
  const known = new Map(context.data.of(AUTHORS).map(author => [author.id, author]));
  const authorsOf = new Map(entries.map(entry => [entry, findAuthors(entry, known, context)]));
  const shownOn = perSite(
    site =>
      new Map(
        [...new Set([...authorsOf.values()].flat())].map(author => [
          author,
          showAuthor(author, site, context),
        ]),
      ),
  );
  return {
    of: entry => authorsOf.get(entry) ?? [],
    show: (author, site) => shownOn(site).get(author) ?? { data: { name: author.name } },
    groupsOf: entries => {
      const groups = new Map<Author, AddressedEntry[]>();
      for (const entry of entries)
        for (const author of authorsOf.get(entry) ?? []) appendTo(groups, author, entry);
      return [...groups]
        .map(([author, written]) => ({ author, entries: written }))
        .sort((a, b) => compareText(a.author.name, b.author.name));
    },
  };
}

function findAuthors(
  { head }: AddressedEntry,
  known: ReadonlyMap<string, Author>,
  { nearestName, report }: PlanContext,
): readonly Author[] {
  const found: Author[] = [];
  const ids = head.frontMatter.authors ?? [];
  for (const id of new Set(ids)) {
    const author = known.get(id);
    if (author !== undefined) {
      found.push(author);
      continue;
    }
    const nearest = nearestName(id, known.keys());
    report({
      severity: 'error',
      code: 'author/unknown',
      message: `There is no author “${id}”`,
      place: placeOfItem(head, 'authors', ids.indexOf(id)),
      hint:
        nearest === undefined
          ? `Add the author to ${AUTHORS_FILE}.`
          : `Did you mean “${nearest}”? Authors are in ${AUTHORS_FILE}.`,
    });
  }
  return found;
}

function showAuthor(author: Author, site: Site, context: PlanContext): ShownAuthor {
  const { id, name, title, url, image } = author;
  const ownHref = url === undefined ? undefined : site.link(url, `${id}.url`, placeIn(author, 'url')).href;
  const page = site.pathIn('author', id);
  const href = page === undefined ? ownHref : context.href(page);
  const data = {
    name,
    ...(title !== undefined && { title }),
    ...(href !== undefined && { href }),
    ...(image !== undefined && { image: resolveAuthorImage(image, placeIn(author, 'image'), context) }),
  };
  return ownHref === undefined ? { data } : { data, ownHref };
}

function resolveAuthorImage(image: string, place: Place, context: PlanContext): string {
  const isWhole = image.startsWith('/') || /^https?:/.test(image);
  return resolveImage(isWhole ? image : `/${image}`, { file: AUTHORS_FILE, place }, context).href;
}

function placeIn({ fieldLines }: Author, field: 'url' | 'image'): Place {
  return placeOf({ file: AUTHORS_FILE, fieldLines }, field);
}
