import { admonitions } from './admonitions.ts';
import { button } from './button.ts';
import { card, cards } from './cards.ts';
import { column, columns } from './columns.ts';
import { details } from './details.ts';
import type { Directive } from './directive.ts';
import { feature, features } from './features.ts';
import { hero } from './hero.ts';
import { include } from './include.ts';
import { section } from './section.ts';
import { steps } from './steps.ts';
import { tab, tabs } from './tabs.ts';

/** The directives that every site has. */
export const BASE_DIRECTIVES: readonly Directive[] = [
  ...admonitions,
  tabs,
  tab,
  steps,
  cards,
  card,
  details,
  include,
  section,
  hero,
  button,
  features,
  feature,
  columns,
  column,
];
