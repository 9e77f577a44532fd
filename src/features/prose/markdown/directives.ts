import type { Directive } from '@mapwright/site/directive';
import { admonitions } from './admonitions.ts';
import { button } from './button.ts';
import { card, cards } from './cards.ts';
import { column, columns } from './columns.ts';
import { dataTable } from './data-table.ts';
import { details } from './details.ts';
import { feature, features } from './features.ts';
import { hero } from './hero.ts';
import { section } from './section.ts';
import { steps } from './steps.ts';
import { tab, tabs } from './tabs.ts';
import { toc } from './toc.ts';

/** The directives of every site, except `include`, which is a part of loading. */
export const directives: readonly Directive[] = [
  ...admonitions,
  tabs,
  tab,
  steps,
  cards,
  card,
  details,
  section,
  hero,
  button,
  features,
  feature,
  columns,
  column,
  toc,
  dataTable,
];
