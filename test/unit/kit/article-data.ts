import { AUTHORS } from '../../../src/generator/kit/authors.ts';
import type { Author } from '../../../src/generator/kit/read-authors.ts';
import type { Tag } from '../../../src/generator/kit/read-tags.ts';
import { TAGS } from '../../../src/generator/kit/tags.ts';
import type { SiteData } from '../../../src/generator/model/data-kind.ts';
import { said, siteData } from '../plan/heads.ts';

/** A site with these authors and tags. */
export function articleData({
  authors = [],
  tags = [],
}: {
  readonly authors?: readonly Author[];
  readonly tags?: readonly Tag[];
}): SiteData {
  return siteData(said(AUTHORS, authors), said(TAGS, tags));
}
