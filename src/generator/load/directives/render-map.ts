import type { Element, ElementContent } from 'hast';
import { slotFor } from '../../model/entry.ts';
import { addReference } from '../markdown/add-reference.ts';
import { type PageContext, placeOf, reportError } from '../markdown/page-context.ts';
import { element, pageOf, type RenderState } from '../markdown/render-state.ts';
import { type CheckedDirective, type DirectiveNode, labelContent, labelText } from './directive.ts';
import { type PlaceTable, type RegionTable, readCategories, readMeasures, readPlaces } from './map-table.ts';
import { controls, legend, side } from './render-map-controls.ts';
import { placeList, placeTable, regionTable } from './render-map-tables.ts';

/** What a map shows, and what visitors can do with it. */
export interface MapContents {
  readonly measures: RegionTable | undefined;
  readonly categories: RegionTable | undefined;
  readonly places: PlaceTable | undefined;
  readonly attributes: CheckedDirective['attributes'];
}

/** A map as a figure: a picture first, alive in the browser; what it shows stands beside or below it as text. */
export function renderMap(state: RenderState, directive: CheckedDirective): Element {
  const { node, attributes } = directive;
  const page = pageOf(state);
  checkAttributesTogether(page, node, attributes);
  const contents = readContents(page, directive);
  const { measures, categories, places } = contents;
  const src = addPicture(page, directive, [...(measures?.rows ?? []), ...(categories?.rows ?? [])]);
  const title = labelText(state, directive, `Map: ${attributes.slug ?? attributes.picture}`);
  const options = (['labels', 'method', 'classes'] as const).flatMap(name => {
    const value = attributes[name];
    return value === undefined
      ? []
      : [[`data${name.charAt(0).toUpperCase()}${name.slice(1)}`, value] as const];
  });
  const map = element(
    'div',
    { className: ['interactive-map'], dataLive: 'map-figure', ...Object.fromEntries(options) },
    [element('img', { src, alt: title, loading: 'lazy', decoding: 'async' })],
  );
  const isListed = places !== undefined && attributes.list !== undefined;
  return element('figure', { className: ['map-figure'] }, [
    ...controls(contents),
    ...withSide(map, [...side(contents), ...(isListed ? [placeList(places)] : [])]),
    ...legend(contents),
    element('figcaption', {}, labelContent(state, directive, title)),
    ...[measures, categories].flatMap(table =>
      table === undefined ? [] : [regionTable(table, attributes.unit)],
    ),
    ...(places !== undefined && !isListed ? [placeTable(places)] : []),
  ]);
}

function withSide(map: Element, content: readonly ElementContent[]): Element[] {
  if (content.length === 0) return [map];
  const beside = element('div', { className: ['map-figure-side'] }, [...content]);
  return [element('div', { className: ['map-figure-body'] }, [map, beside])];
}

/** A table without a row shows nothing, and what is wrong with it was told. */
function readContents(page: PageContext, { node, attributes }: CheckedDirective): MapContents {
  const read = <Table extends { readonly rows: readonly unknown[] }>(
    file: string | undefined,
    reader: (page: PageContext, node: DirectiveNode, file: string) => Table,
  ): Table | undefined => {
    const table = file === undefined ? undefined : reader(page, node, file);
    return table?.rows.length === 0 ? undefined : table;
  };
  return {
    measures: read(attributes.values, readMeasures),
    categories: read(attributes.categories, readCategories),
    places: read(attributes.places, readPlaces),
    attributes,
  };
}

/** The slot of the picture's address. The regions of a map of the gallery are checked by the plan, which knows them. */
function addPicture(
  page: PageContext,
  { node, attributes: { slug, picture } }: CheckedDirective,
  rows: RegionTable['rows'],
): string {
  if (slug === undefined) return (picture && addReference(page, 'image', picture, node)) ?? '';
  const { line = 1, column = 1, file } = placeOf(page, node);
  page.references.push({
    kind: 'map',
    url: slug,
    ...(file !== page.source.chain[0] && { file }),
    line,
    column,
    ...(rows.length > 0 && { regions: rows.map(({ id }) => id) }),
  });
  return slotFor(page.references.length - 1);
}

/** Pairs of attributes of which one may stand, and attributes that say nothing without another. */
const RIVALS = [
  ['slug', 'picture'],
  ['values', 'categories'],
] as const;
const NEEDS = { controls: 'values', find: 'categories', list: 'places' } as const;

function checkAttributesTogether(
  page: PageContext,
  node: DirectiveNode,
  attributes: CheckedDirective['attributes'],
): void {
  for (const [one, other] of RIVALS) {
    if (attributes[one] === undefined || attributes[other] === undefined) continue;
    reportError(page, node, {
      code: 'map/conflict',
      message: `A map has “${one}” or “${other}”, not both`,
      hint: 'Make two maps of it.',
    });
  }
  for (const [name, needed] of Object.entries(NEEDS)) {
    if (attributes[name] !== undefined && attributes[needed] === undefined)
      reportMissing(page, node, name, needed);
  }
  if (attributes.slug === undefined && attributes.picture === undefined && !isWritten(node)) {
    reportError(page, node, {
      code: 'directive/missing-attribute',
      message: '“map” needs the attribute “slug” or “picture”',
      hint: 'Write slug="germany" for a map of the gallery, or picture="./plan.svg" for a picture of yours.',
    });
  }
}

/** One that was written wrongly is told already. */
function isWritten({ attributes }: DirectiveNode): boolean {
  return attributes?.slug !== undefined || attributes?.picture !== undefined;
}

function reportMissing(page: PageContext, node: DirectiveNode, name: string, needed: string): void {
  reportError(page, node, {
    code: 'directive/missing-attribute',
    message: `“${name}” of “map” needs the attribute “${needed}”`,
    hint: `Write ${needed}="./table.csv" too, or leave ${name} out.`,
  });
}
