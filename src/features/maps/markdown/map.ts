import {
  addName,
  addReference,
  type CheckedDirective,
  type Directive,
  element,
  fillWord,
  labelContent,
  labelText,
  type PageContext,
  pageOf,
  type RenderState,
} from '@mapwright/site/directive';
import type { Element, Properties } from 'hast';
import { splitUnit } from '../split-unit.ts';
import { checkMapAttributes } from './check-map-attributes.ts';
import { type MapContents, readMapContents } from './map-contents.ts';
import { colorColumns } from './measure-table.ts';
import type { RegionTable } from './region-table.ts';
import { CLASSES, controls, scale, side } from './render-map-controls.ts';
import { placeTable, regionTable } from './render-map-tables.ts';
import { bubbleLegend, multiples, yearSlider } from './render-series.ts';

/** A map as a figure: a picture that becomes interactive in the browser. Its data is beside or below it as text. */
export const map: Directive = {
  name: 'map',
  form: 'leaf',
  label: 'optional',
  attributes: {
    slug: { type: 'text' },
    picture: { type: 'text' },
    values: { type: 'text' },
    categories: { type: 'text' },
    places: { type: 'text' },
    unit: { type: 'text' },
    controls: { type: 'flag' },
    find: { type: 'flag' },
    towns: { type: 'text' },
    list: { type: 'flag' },
    limit: { type: 'text' },
    scale: { type: 'text' },
    bubbles: { type: 'text' },
    years: { type: 'text' },
    multiples: { type: 'flag' },
    classes: { type: 'choice', values: CLASSES },
    method: { type: 'choice', values: ['quantile', 'equal'] },
    labels: { type: 'choice', values: ['ids', 'titles'] },
  },
  stylesheet: './figures.css',
  livePart: './client/map-figure.ts',
  example: '::map[The plots that are left]{picture="./site-plan.svg" categories="./plots.csv"}',
  render: renderMap,
};

function renderMap(state: RenderState, directive: CheckedDirective): Element {
  const { node, attributes } = directive;
  const page = pageOf(state);
  checkMapAttributes(page, node, attributes);
  const contents = readMapContents(page, directive);
  const { measures, categories, places } = contents;
  addStylesheets(page, contents);
  const src = addPicture(page, directive, [...(measures?.rows ?? []), ...(categories?.rows ?? [])]);
  const towns = attributes.towns && addReference(page, { kind: 'link', url: attributes.towns }, node);
  const title = labelText(
    directive,
    fillWord(page.surroundings.words.figures.map, { name: attributes.slug ?? attributes.picture ?? '' }),
  );
  const options = (['labels', 'method', 'classes'] as const).flatMap(name => {
    const value = attributes[name];
    return value === undefined ? [] : [[`data-${name}`, value] as const];
  });
  const map = element(
    'div',
    {
      className: ['interactive-map'],
      dataLive: 'map-figure',
      ...Object.fromEntries(options),
      ...(measures?.bubbles === 0 && { dataMeasure: String(colorColumns(measures)[0]) }),
    },
    [element('img', { src, alt: title, ...loading(page), decoding: 'async' })],
  );
  const unit = unitOf(attributes);
  const beside = attributes.multiples === undefined ? side(contents, page.surroundings) : [];
  const shown =
    attributes.multiples === undefined
      ? [
          ...controls(contents, page.surroundings),
          ...yearSlider(contents, page.surroundings),
          ...withSide(map, beside, contents),
        ]
      : multiples(contents, src, Object.fromEntries(options));
  return element('figure', { className: ['map-figure', ...(beside.length > 0 ? ['map-figure-wide'] : [])] }, [
    ...shown,
    ...scale(contents, unit),
    ...bubbleLegend(contents, page.surroundings),
    ...[measures, categories].flatMap(table =>
      table === undefined ? [] : [regionTable(table, unit, page.surroundings)],
    ),
    ...(places === undefined || attributes.list !== undefined ? [] : [placeTable(places, page.surroundings)]),
    ...townsLink(towns),
    // HTML requires a caption to be first or last.
    element('figcaption', {}, labelContent(state, directive, title)),
  ]);
}

/** The sheets of the parts that not every map has. */
function addStylesheets(page: PageContext, { attributes, categories, measures }: MapContents): void {
  if (categories && (attributes.picture !== undefined || categories.limit)) page.stylesheets.add('map-plan');
  if (measures?.years || measures?.bubbles !== undefined) page.stylesheets.add('map-series');
}

/** The unit of columns without one of their own. */
function unitOf({ unit, years = '' }: CheckedDirective['attributes']): string | undefined {
  return unit ?? (splitUnit(years).unit || undefined);
}

/** Where the script finds the list of towns. A link, so that its address is resolved and checked as one. */
export function townsLink(href: string | undefined): Element[] {
  return href === undefined ? [] : [element('a', { href, hidden: true, dataTowns: '' })];
}

/** The most words before a map that is visible without scrolling. */
const FIRST_SCREEN = 120;

/** Loads a map on the first screen of a page immediately, others when they come near. */
function loading({ headings, references, wordCount }: PageContext): Properties {
  const isFirst = references.filter(({ kind }) => kind !== 'link').length === 1;
  const isSeen = isFirst && headings.length < 2 && wordCount < FIRST_SCREEN;
  return isSeen ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' };
}

/** The classes say what is beside the map, so that it has its place before the browser has read so far. */
function withSide(map: Element, content: readonly Element[], contents: MapContents): Element[] {
  if (content.length === 0) return [map];
  const { categories, places, attributes } = contents;
  const className = [
    'map-figure-body',
    ...(categories === undefined ? [] : ['has-card']),
    ...(places === undefined || attributes.list === undefined ? [] : ['has-list']),
  ];
  const beside = element('div', { className: ['map-figure-side'] }, [...content]);
  return [element('div', { className }, [map, beside])];
}

/** The slot for the picture's address. The plan checks the regions of a map of the gallery, because it knows them. */
function addPicture(
  page: PageContext,
  { node, attributes: { slug, picture } }: CheckedDirective,
  rows: RegionTable['rows'],
): string {
  if (slug === undefined)
    return (picture && addReference(page, { kind: 'map-picture', url: picture }, node)) ?? '';
  return addName(page, { kind: 'map', name: slug, parts: rows.map(({ id }) => id) }, node);
}
