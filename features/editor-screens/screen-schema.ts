import * as v from 'valibot';
import { TAB_NAMES } from './editor-tabs.ts';

const text = v.pipe(v.string(), v.nonEmpty('text'));
const texts = v.pipe(v.array(text), v.minLength(1, 'at least one'));
const count = v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, 'a number of 1 or more'));

/** The kinds of field that a panel can contain. */
const FIELD_KINDS = [
  'text',
  'number',
  'select',
  'radio',
  'switch',
  'color',
  'slider',
  'code',
  'button',
  'table',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** The kinds of part that can appear over the map beside the panel. */
const SHOWN_KINDS = [
  'tooltip',
  'popover',
  'details',
  'directory',
  'filters',
  'legend',
  'layers',
  'controls',
] as const;

const field = v.object({
  kind: v.picklist(FIELD_KINDS),
  label: v.exactOptional(text),
  value: v.exactOptional(text),
  unit: v.exactOptional(text),
  options: v.exactOptional(texts),
  columns: v.exactOptional(texts),
  rows: v.exactOptional(v.pipe(v.array(v.array(v.string())), v.minLength(1, 'at least one row'))),
  /** The chosen row, counted from 1. */
  chosen: v.exactOptional(count),
  buttons: v.exactOptional(texts),
  mark: v.exactOptional(count),
});

const group = v.object({
  title: v.exactOptional(text),
  mark: v.exactOptional(count),
  fields: v.pipe(v.array(field), v.minLength(1, 'at least one field')),
});

const shown = v.object({
  kind: v.picklist(SHOWN_KINDS),
  title: v.exactOptional(text),
  lines: v.exactOptional(texts),
  mark: v.exactOptional(count),
});

const map = v.object({
  picture: text,
  alt: text,
  /** The picture has no edge: it fills the whole side. */
  fills: v.optional(v.boolean(), false),
  shows: v.optional(v.array(shown), []),
});

/** A screen of the editor: a tab and the page in it, or a window with a title; the contents of its panel; the map beside it. */
export const screenSchema = v.object({
  tab: v.exactOptional(v.picklist(TAB_NAMES)),
  page: v.exactOptional(text),
  title: v.exactOptional(text),
  groups: v.pipe(v.array(group), v.minLength(1, 'at least one group')),
  map: v.exactOptional(map),
});

export type Screen = v.InferOutput<typeof screenSchema>;
export type ScreenGroup = v.InferOutput<typeof group>;
export type ScreenField = v.InferOutput<typeof field>;
export type ShownPart = v.InferOutput<typeof shown>;
