import {
  type Diagnostic,
  describePath,
  type FieldPath,
  nearestName,
  type Place,
} from '@mapwright/site/directive';
import { EDITOR_TABS } from './editor-tabs.ts';
import type { FieldKind, Screen, ScreenField, ScreenGroup } from './screen-schema.ts';

/** The attributes that a kind of field needs besides `kind`, and those that it may have. */
interface KindRule {
  readonly needs: readonly (keyof ScreenField)[];
  readonly takes: readonly (keyof ScreenField)[];
}

const RULES: Readonly<Record<FieldKind, KindRule>> = {
  text: { needs: ['label'], takes: ['value', 'buttons'] },
  number: { needs: ['label'], takes: ['value', 'unit'] },
  select: { needs: ['value'], takes: ['label', 'options', 'buttons'] },
  radio: { needs: ['label', 'value', 'options'], takes: [] },
  switch: { needs: ['label', 'value'], takes: [] },
  color: { needs: ['label', 'value'], takes: [] },
  slider: { needs: ['label', 'value'], takes: ['unit'] },
  code: { needs: ['value'], takes: ['label'] },
  button: { needs: ['label'], takes: [] },
  table: { needs: ['columns', 'rows'], takes: ['label', 'chosen', 'buttons'] },
};

/** A colour as the editor writes it. */
export const COLOR = /^#[\da-f]{6}$|^rgba?\([\d ,.]+\)$/i;

type PlaceOf = (path: FieldPath) => Place;
type Problem = Pick<Diagnostic, 'code' | 'message' | 'hint'> & { readonly path: FieldPath };

/** Checks what the parts of a screen require of one another. The schema has already checked its keys. */
export function checkScreen(screen: Screen, placeOf: PlaceOf): readonly Diagnostic[] {
  const problems = [
    ...titleProblems(screen),
    ...screen.groups.flatMap((group, index) => groupProblems(group, ['groups', index])),
  ];
  return problems.map(({ path, ...problem }) => ({ severity: 'error', place: placeOf(path), ...problem }));
}

function titleProblems({ tab, page, title }: Screen): Problem[] {
  if ((tab === undefined) === (title === undefined)) {
    return [
      {
        code: 'screen/title',
        path: [title === undefined ? 'tab' : 'title'],
        message: 'A screen has either a tab or a title',
        hint: 'Write tab: Settings for a tab of the editor, title: Maps for another window.',
      },
    ];
  }
  const pages: readonly string[] = tab === undefined ? [] : EDITOR_TABS[tab];
  if (page === undefined || pages.includes(page)) return [];
  return [unknownValue(['page'], `“${tab ?? title}” has no page “${page}”`, page, pages)];
}

function groupProblems({ title, mark, fields }: ScreenGroup, path: FieldPath): Problem[] {
  const problems = fields.flatMap((field, index) => fieldProblems(field, [...path, 'fields', index]));
  if (mark === undefined || title !== undefined) return problems;
  const message = 'The mark of a group appears next to its title, but this group has no title';
  return [
    {
      code: 'screen/unused-field',
      path: [...path, 'mark'],
      message,
      hint: 'Add a title, or give the mark to a field.',
    },
    ...problems,
  ];
}

function fieldProblems(field: ScreenField, path: FieldPath): Problem[] {
  const { needs, takes } = RULES[field.kind];
  const missing = needs.filter(key => field[key] === undefined);
  const known = new Set<string>(['kind', 'mark', ...needs, ...takes]);
  const unused = Object.keys(field).filter(key => !known.has(key));
  return [
    ...missing.map(key => ({
      code: 'screen/missing-field',
      path,
      message: `A field of the kind “${field.kind}” needs “${key}”`,
      hint: 'Add it.',
    })),
    ...unused.map(key => ({
      code: 'screen/unused-field',
      path: [...path, key],
      message: `A field of the kind “${field.kind}” does not show “${key}”`,
      hint: `Apart from label and mark, it can have ${list([...needs, ...takes].filter(name => name !== 'label'))}.`,
    })),
    ...valueProblems(field, path),
  ];
}

function valueProblems(
  { kind, value, options, rows, columns, chosen }: ScreenField,
  path: FieldPath,
): Problem[] {
  const at = [...path, 'value'];
  if (value !== undefined) {
    if (kind === 'switch' && value !== 'on' && value !== 'off')
      return [unknownValue(at, `${named(at)} must be on or off, not “${value}”`, value, ['on', 'off'])];
    if (kind === 'color' && !COLOR.test(value))
      return [
        badValue(at, `${named(at)} is not a colour: “${value}”`, 'Write "#0a5a6d" or "rgba(0,0,0,0)".'),
      ];
    if (kind === 'slider' && !(Number(value) >= 0 && Number(value) <= 100))
      return [
        badValue(
          at,
          `${named(at)} is not a number from 0 to 100: “${value}”`,
          'A slider goes from 0 to 100.',
        ),
      ];
    if (options !== undefined && !options.includes(value))
      return [unknownValue(at, `“${value}” is not one of the options`, value, options)];
  }
  const short = rows?.findIndex(({ length }) => length !== columns?.length) ?? -1;
  if (columns !== undefined && short >= 0)
    return [
      badValue(
        [...path, 'rows', short],
        `This row does not have ${columns.length} cells`,
        `The columns are ${list(columns)}.`,
      ),
    ];
  if (chosen !== undefined && rows !== undefined && chosen > rows.length)
    return [
      badValue(
        [...path, 'chosen'],
        `There are ${rows.length} rows, not ${chosen}`,
        'Row numbers begin at 1.',
      ),
    ];
  return [];
}

function badValue(path: FieldPath, message: string, hint: string): Problem {
  return { code: 'screen/invalid-value', path, message, hint };
}

function unknownValue(path: FieldPath, message: string, value: string, known: readonly string[]): Problem {
  const near = nearestName(value, known);
  const all = known.length === 0 ? 'Leave it out.' : `Choose from ${list(known)}.`;
  return badValue(path, message, near === undefined ? all : `Did you mean ${near}?`);
}

function named(path: FieldPath): string {
  return `“${describePath(path)}”`;
}

function list(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.join(', ');
}
