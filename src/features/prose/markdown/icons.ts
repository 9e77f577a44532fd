import type { AttributeRule } from '@mapwright/site/directive';

/** The icon of a card or a feature, one of the theme's icons. */
export const icon: AttributeRule = {
  type: 'choice',
  values: [
    'map',
    'pin',
    'store',
    'chart',
    'code',
    'image',
    'layers',
    'filter',
    'table',
    'lock',
    'search',
    'globe',
    'people',
    'home',
    'cart',
    'heart',
    'building',
    'wrench',
    'briefcase',
    'compass',
  ],
};

/** The class that shows it. */
export function iconClass(block: string, { icon: name }: Readonly<Record<string, string>>): string[] {
  return name === undefined ? [] : [`${block}-icon-${name}`];
}
