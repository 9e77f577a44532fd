import { AUTHORS } from '../../../src/generator/kit/authors.ts';
import type { Author } from '../../../src/generator/kit/read-authors.ts';
import type { Tag } from '../../../src/generator/kit/read-tags.ts';
import { TAGS } from '../../../src/generator/kit/tags.ts';
import type { SiteData } from '../../../src/generator/model/data-kind.ts';
import { said, siteData } from '../plan/heads.ts';

/** Where each author's fields are, for the messages. */
const FIELD_LINES = { url: { line: 3, column: 3 }, image: { line: 4, column: 3 } };

/** A site with these authors and tags. */
export function articleData({
  authors = [],
  tags = [],
}: {
  readonly authors?: readonly Omit<Author, 'fieldLines'>[];
  readonly tags?: readonly Tag[];
}): SiteData {
  return siteData(
    said(
      AUTHORS,
      authors.map(author => ({ ...author, fieldLines: FIELD_LINES })),
    ),
    said(TAGS, tags),
  );
}
