import { api } from './english/api.ts';
import { blog } from './english/blog.ts';
import { changelog } from './english/changelog.ts';
import { coloring } from './english/coloring.ts';
import { docs } from './english/docs.ts';
import { figures } from './english/figures.ts';
import { lists } from './english/lists.ts';
import { locator } from './english/locator.ts';
import { maps } from './english/maps.ts';
import { prose } from './english/prose.ts';
import { search } from './english/search.ts';
import { shell } from './english/shell.ts';

/** Every word of the interface in English: the source of the type that other languages fill. */
export const ENGLISH = {
  shell,
  prose,
  lists,
  docs,
  blog,
  changelog,
  api,
  maps,
  figures,
  coloring,
  locator,
  search,
} as const;
