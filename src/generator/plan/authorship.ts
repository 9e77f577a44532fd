import type { AuthorData } from '../../templates/contract.ts';
import { compareText } from '../model/diagnostic.ts';
import type { Author } from '../model/site-data.ts';
import type { AddressedEntries, AddressedEntry } from './address-entries.ts';
import type { EarlyLinks } from './early-links.ts';
import { type PlanContext, placeOf } from './plan-context.ts';
import { resolveImage } from './resolve-image.ts';
import { joinPath } from './urls.ts';

/** An author with the listed entries that name them. */
export interface AuthorGroup {
  readonly author: Author;
  readonly shown: AuthorData;
  /** Where the author says to be found: what their own page links to. */
  readonly ownHref?: string;
  readonly entries: readonly AddressedEntry[];
}

/** Who wrote what. Each author is shown by one and the same object. */
export interface Authorship {
  readonly of: (entry: AddressedEntry) => readonly AuthorData[];
  /** Authors of these entries, by name. */
  readonly groupsOf: (entries: readonly AddressedEntry[]) => readonly AuthorGroup[];
}

/** Path of an author's page. */
export function authorPathOf(author: Author, blogPath: string): string {
  return joinPath(blogPath, `authors/${author.id}`);
}

/** Resolves the authors of posts and releases; an author who has posts is linked to a page of theirs. */
export function resolveAuthorship(
  { blog, changelog }: Pick<AddressedEntries, 'blog' | 'changelog'>,
  linkHref: EarlyLinks['hrefOf'],
  context: PlanContext,
): Authorship {
  const known = new Map(context.data.authors.map(author => [author.id, author]));
  const authorsOf = new Map(
    [...blog, ...changelog].map(entry => [entry, findAuthors(entry, known, context)]),
  );
  const withPage = new Set(blog.filter(entry => entry.isListed).flatMap(entry => authorsOf.get(entry) ?? []));
  const used = new Set([...authorsOf.values()].flat());
  const ownHrefs = new Map(
    [...used].flatMap(author => {
      const { id, url } = author;
      return url === undefined ? [] : [[author, linkHref(url, `${id}.url`, AUTHORS_FILE)] as const];
    }),
  );
  const shown = new Map(
    [...used].map(author => {
      const page = withPage.has(author)
        ? context.href(authorPathOf(author, context.config.blog.path))
        : undefined;
      return [author, showAuthor(author, page ?? ownHrefs.get(author), context)];
    }),
  );
  const dataOf = (author: Author): AuthorData => shown.get(author) ?? { name: author.name };

  return {
    of: entry => (authorsOf.get(entry) ?? []).map(dataOf),
    groupsOf: entries => {
      const groups = new Map<Author, AddressedEntry[]>();
      for (const entry of entries) {
        for (const author of authorsOf.get(entry) ?? []) {
          const written = groups.get(author);
          if (written === undefined) groups.set(author, [entry]);
          else written.push(entry);
        }
      }
      return [...groups]
        .map(([author, written]) => {
          const ownHref = ownHrefs.get(author);
          const group = { author, shown: dataOf(author), entries: written };
          return ownHref === undefined ? group : { ...group, ownHref };
        })
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
  for (const id of new Set(head.frontMatter.authors)) {
    const author = known.get(id);
    if (author !== undefined) {
      found.push(author);
      continue;
    }
    const nearest = nearestName(id, known.keys());
    report({
      severity: 'error',
      code: 'author/unknown',
      message: `There is no author "${id}"`,
      place: placeOf(head, 'authors'),
      hint:
        nearest === undefined
          ? 'Add the author to content/authors.yml.'
          : `Did you mean "${nearest}"? Authors stand in content/authors.yml.`,
    });
  }
  return found;
}

const AUTHORS_FILE = 'content/authors.yml';

function showAuthor(
  { name, title, image }: Author,
  href: string | undefined,
  context: PlanContext,
): AuthorData {
  return {
    name,
    ...(title !== undefined && { title }),
    ...(href !== undefined && { href }),
    ...(image !== undefined && { image: resolveAuthorImage(image, context) }),
  };
}

function resolveAuthorImage(image: string, context: PlanContext): string {
  const isWhole = image.startsWith('/') || /^https?:/.test(image);
  const place = { file: AUTHORS_FILE };
  return resolveImage(isWhole ? image : `/${image}`, { ...place, place }, context).href;
}
