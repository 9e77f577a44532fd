import type { ComponentType } from 'react';
import { Archive } from './content/archive.tsx';
import { Authors } from './content/authors.tsx';
import { Category } from './content/category.tsx';
import { Doc } from './content/doc.tsx';
import { MapPage } from './content/map.tsx';
import { MapList } from './content/map-list.tsx';
import { NotFound } from './content/not-found.tsx';
import { MarkdownPage } from './content/page.tsx';
import { Post } from './content/post.tsx';
import { PostList } from './content/post-list.tsx';
import { Release } from './content/release.tsx';
import { ReleaseList } from './content/release-list.tsx';
import { Symbols } from './content/symbols.tsx';
import { Tags } from './content/tags.tsx';

/** What renders the content of each kind of page. */
export const PAGE_COMPONENTS: Readonly<Record<string, ComponentType<{ readonly content: never }>>> = {
  archive: Archive,
  authors: Authors,
  category: Category,
  doc: Doc,
  map: MapPage,
  'map-list': MapList,
  'not-found': NotFound,
  page: MarkdownPage,
  post: Post,
  'post-list': PostList,
  release: Release,
  'release-list': ReleaseList,
  symbols: Symbols,
  tags: Tags,
};
