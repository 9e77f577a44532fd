import type { Directive } from '@mapwright/site/directive';
import { locator } from './locator.ts';
import { map } from './map.ts';

export const directives: readonly Directive[] = [map, locator];
