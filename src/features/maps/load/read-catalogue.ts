import {
  type DataSource,
  type Diagnostic,
  fillProductInText,
  type Product,
  readYaml,
  validateFields,
} from '@mapwright/site/source';
import * as v from 'valibot';
import type { MapRecipe } from '../map.ts';
import { catalogueEntry } from './catalogue-schema.ts';

export interface Catalogue {
  /** In the order of the files and of their entries. */
  readonly recipes: readonly MapRecipe[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the catalogue: YAML lists of maps. Reports wrong entries and leaves them out. */
export function readCatalogue(sources: readonly DataSource[]): Catalogue {
  const read = sources.map(readEntries);
  const recipes = read.flatMap(file => file.recipes);
  const { unique, diagnostics } = withoutEqualSlugs(recipes);
  return { recipes: unique, diagnostics: [...read.flatMap(file => file.diagnostics), ...diagnostics] };
}

/** A key for the list, because the YAML reader expects fields. */
const LIST = 'maps';
const listSchema = v.object({ [LIST]: v.array(catalogueEntry) });

function readEntries({ file, text, product }: DataSource): Catalogue {
  if (isEmptyYaml(text)) return { recipes: [], diagnostics: [] };
  const yaml = readYaml({ file, text: `${LIST}:\n${text}`, linesAbove: -1, prefix: 'data' }, listSchema);
  if (yaml.diagnostics.length > 0) return { recipes: [], diagnostics: yaml.diagnostics };
  const list = yaml.value[LIST];
  if (!Array.isArray(list)) return { recipes: [], diagnostics: [noList(file)] };
  const recipes: MapRecipe[] = [];
  const diagnostics: Diagnostic[] = [];
  list.forEach((entry: unknown, index) => {
    const placeOf = (path: readonly (string | number)[]) => yaml.placeOf([LIST, index, ...path]);
    const rules = { prefix: 'data', unknownSeverity: 'error' as const, placeOf };
    const checked = validateFields(catalogueEntry, withProjections(entry), rules);
    diagnostics.push(...checked.diagnostics);
    if (checked.output === undefined || checked.diagnostics.length > 0) return;
    recipes.push(toRecipe(checked.output, placeOf(['slug']), product));
  });
  return { recipes, diagnostics };
}

function isEmptyYaml(text: string): boolean {
  return text.split('\n').every(line => /^\s*(#|$)/.test(line));
}

function noList(file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'data/not-a-list',
    message: 'Expected a list of maps here',
    place: { file, line: 1, column: 1 },
    hint: 'Write each map as - { slug: germany, title: Germany, … }.',
  };
}

/** `projection: equal-earth` is short for `projection: { name: equal-earth }`. */
function withProjections(entry: unknown): unknown {
  if (!isFields(entry)) return entry;
  const { insets } = entry;
  return withProjection(Array.isArray(insets) ? { ...entry, insets: insets.map(withProjection) } : entry);
}

function withProjection(fields: unknown): unknown {
  if (!isFields(fields) || typeof fields.projection !== 'string') return fields;
  return { ...fields, projection: { name: fields.projection } };
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toRecipe(
  entry: v.InferOutput<typeof catalogueEntry>,
  place: MapRecipe['place'],
  product: Product,
): MapRecipe {
  const { continent, country, fine, frame, note, title } = entry;
  return {
    ...entry,
    title: fillProductInText(title, product),
    continent: continent ?? null,
    country: country ?? null,
    fine: fine ?? null,
    frame: frame ?? null,
    note: note === undefined ? null : fillProductInText(note, product),
    place,
  };
}

function withoutEqualSlugs(recipes: readonly MapRecipe[]) {
  const first = new Map<string, MapRecipe>();
  const diagnostics: Diagnostic[] = [];
  for (const recipe of recipes) {
    const earlier = first.get(recipe.slug);
    if (earlier === undefined) first.set(recipe.slug, recipe);
    else diagnostics.push(equalSlugs(recipe, earlier));
  }
  return { unique: [...first.values()], diagnostics };
}

function equalSlugs({ slug, title, place }: MapRecipe, earlier: MapRecipe): Diagnostic {
  return {
    severity: 'error',
    code: 'map/duplicate-slug',
    message: `The maps “${earlier.title}” and “${title}” have the same slug, “${slug}”`,
    place,
    hint: 'Give one of them another slug.',
    related: [{ ...earlier.place, message: `“${earlier.title}” is here` }],
  };
}
