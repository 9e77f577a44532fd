import { api } from './german/api.ts';
import { blog } from './german/blog.ts';
import { changelog } from './german/changelog.ts';
import { coloring } from './german/coloring.ts';
import { docs } from './german/docs.ts';
import { figures } from './german/figures.ts';
import { lists } from './german/lists.ts';
import { locator } from './german/locator.ts';
import { maps } from './german/maps.ts';
import { prose } from './german/prose.ts';
import { search } from './german/search.ts';
import { shell } from './german/shell.ts';
import type { WordTable } from './words.ts';

/** Every word of the interface in German. */
export const GERMAN: WordTable = {
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
};
