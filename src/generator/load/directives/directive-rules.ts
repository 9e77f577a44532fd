import type { StylesheetName } from '../../../templates/contract.ts';

/** What a directive's attribute may hold. */
export type AttributeRule =
  | { readonly type: 'text' | 'flag'; readonly isRequired?: boolean }
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly isRequired?: boolean };

export interface DirectiveRule {
  /** `:name` in running text, `::name` on a line, `:::name` around blocks. */
  readonly form: 'text' | 'leaf' | 'container';
  readonly label: 'required' | 'optional' | 'none';
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  /** The directive that must stand right around it. */
  readonly inside?: DirectiveName;
  /** The only directive that may stand right inside it. */
  readonly holds?: DirectiveName;
  /** The style sheet that its elements need besides the main one. */
  readonly stylesheet?: StylesheetName;
}

const ICONS = [
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
] as const;

/** Kinds of admonition, each with the title that it has when none is written. */
export const ADMONITIONS = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
} as const;

export type AdmonitionName = keyof typeof ADMONITIONS;
export type DirectiveName =
  | AdmonitionName
  | 'tabs'
  | 'tab'
  | 'steps'
  | 'cards'
  | 'card'
  | 'details'
  | 'include'
  | 'section'
  | 'hero'
  | 'button'
  | 'features'
  | 'feature'
  | 'columns'
  | 'column'
  | 'map'
  | 'plans'
  | 'checkout'
  | 'sign-in'
  | 'contact-form'
  | 'screen';

const text: AttributeRule = { type: 'text' };
const requiredText: AttributeRule = { type: 'text', isRequired: true };
const flag: AttributeRule = { type: 'flag' };
const icon: AttributeRule = { type: 'choice', values: ICONS };
const admonition: DirectiveRule = { form: 'container', label: 'optional', attributes: {} };

const handover: DirectiveRule = { form: 'leaf', label: 'none', attributes: {}, stylesheet: 'handover' };

/** Every directive that a writer can use. */
export const DIRECTIVES: Readonly<Record<DirectiveName, DirectiveRule>> = {
  note: admonition,
  tip: admonition,
  info: admonition,
  warning: admonition,
  danger: admonition,
  tabs: { form: 'container', label: 'none', attributes: { group: text }, holds: 'tab' },
  tab: { form: 'container', label: 'required', attributes: { value: text }, inside: 'tabs' },
  steps: { form: 'container', label: 'none', attributes: {} },
  cards: { form: 'container', label: 'none', attributes: {}, holds: 'card', stylesheet: 'panels' },
  card: { form: 'container', label: 'required', attributes: { href: text, icon }, inside: 'cards' },
  details: { form: 'container', label: 'optional', attributes: { open: flag } },
  include: { form: 'leaf', label: 'none', attributes: { file: requiredText, region: text } },
  section: {
    form: 'container',
    label: 'optional',
    attributes: { tone: { type: 'choice', values: ['plain', 'tint', 'dark'] }, id: text },
    stylesheet: 'panels',
  },
  hero: {
    form: 'container',
    label: 'required',
    attributes: { image: text, alt: text },
    stylesheet: 'panels',
  },
  button: {
    form: 'text',
    label: 'required',
    attributes: { href: requiredText, kind: { type: 'choice', values: ['primary', 'secondary'] } },
  },
  features: { form: 'container', label: 'none', attributes: {}, holds: 'feature', stylesheet: 'panels' },
  feature: { form: 'container', label: 'required', attributes: { icon }, inside: 'features' },
  columns: { form: 'container', label: 'none', attributes: {}, holds: 'column', stylesheet: 'panels' },
  column: { form: 'container', label: 'none', attributes: {}, inside: 'columns' },
  map: {
    form: 'leaf',
    label: 'optional',
    attributes: {
      slug: text,
      picture: text,
      values: text,
      categories: text,
      places: text,
      unit: text,
      controls: flag,
      find: flag,
      list: flag,
      classes: { type: 'choice', values: ['3', '4', '5', '6', '7'] },
      method: { type: 'choice', values: ['quantile', 'equal'] },
      labels: { type: 'choice', values: ['ids', 'titles'] },
    },
    stylesheet: 'figures',
  },
  plans: handover,
  checkout: handover,
  'sign-in': handover,
  // It notes its style sheet where it shows a form.
  'contact-form': { form: 'leaf', label: 'none', attributes: {} },
  screen: { form: 'leaf', label: 'required', attributes: { file: requiredText }, stylesheet: 'screens' },
};

/** Whether a name is one of ours. */
export function isDirectiveName(name: string): name is DirectiveName {
  return Object.hasOwn(DIRECTIVES, name);
}
