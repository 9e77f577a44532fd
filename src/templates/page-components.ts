import type { ComponentType } from 'react';
import { Archive } from './content/archive.tsx';
import { Authors } from './content/authors.tsx';
import { NotFound } from './content/not-found.tsx';
import { MarkdownPage } from './content/page.tsx';
import { Tags } from './content/tags.tsx';
import type { KINDS } from './contract/core-kinds.ts';

/** The component that renders the content of a kind of page. */
export type PageComponents = Readonly<Record<string, ComponentType<{ readonly content: never }>>>;

/** The components of the kinds that every site has. */
export const PAGE_COMPONENTS: PageComponents & Readonly<Record<(typeof KINDS)[number], unknown>> = {
  archive: Archive,
  authors: Authors,
  'not-found': NotFound,
  page: MarkdownPage,
  tags: Tags,
};
