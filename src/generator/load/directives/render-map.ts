import type { Element, ElementContent } from 'hast';
import { slotFor } from '../../model/entry.ts';
import { placeOf } from '../markdown/page-context.ts';
import { element, pageOf, type RenderState, text } from '../markdown/render-state.ts';
import { type CheckedDirective, labelContent, labelText } from './directive.ts';
import { type MapPlace, type MapValue, readMapPlaces, readMapValues } from './map-table.ts';

/** A map of the gallery as a figure: a picture first, alive in the browser; what it is coloured by stands below it as a table. */
export function renderMap(state: RenderState, directive: CheckedDirective): Element {
  const { node, attributes } = directive;
  const { slug = '', values: valuesFile, places: placesFile, ...options } = attributes;
  const page = pageOf(state);
  const values = valuesFile === undefined ? [] : readMapValues(page, node, valuesFile);
  const places = placesFile === undefined ? [] : readMapPlaces(page, node, placesFile);
  const { line = 1, column = 1, file } = placeOf(page, node);
  const isIncluded = file !== page.source.chain[0];
  page.references.push({
    kind: 'map',
    url: slug,
    ...(isIncluded && { file }),
    line,
    column,
    ...(values.length > 0 && { regions: values.map(value => value.id) }),
  });
  const title = labelText(state, directive, `Map: ${slug}`);
  const data = Object.entries(options).map(([name, value]) => [`data${capitalized(name)}`, value] as const);
  return element('figure', { className: ['map-figure'] }, [
    element('div', { className: ['interactive-map'], dataLive: 'map-figure', ...Object.fromEntries(data) }, [
      element('img', {
        src: slotFor(page.references.length - 1),
        alt: title,
        loading: 'lazy',
        decoding: 'async',
      }),
    ]),
    element('figcaption', {}, labelContent(state, directive, title)),
    ...(values.length > 0 ? [disclosed('Values', valueTable(values, attributes.unit))] : []),
    ...(places.length > 0 ? [disclosed('Places', placeTable(places))] : []),
  ]);
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function disclosed(summary: string, table: Element): Element {
  return element('details', { className: ['map-table'] }, [element('summary', {}, [text(summary)]), table]);
}

function valueTable(values: readonly MapValue[], unit: string | undefined): Element {
  return table(
    'dataMapValues',
    ['Region', unit === undefined ? 'Value' : `Value (${unit})`],
    values.map(({ id, value }) =>
      element('tr', { dataRegion: id, dataValue: String(value) }, [rowHead(id), cell(String(value))]),
    ),
  );
}

function placeTable(places: readonly MapPlace[]): Element {
  return table(
    'dataMapPlaces',
    ['Place', 'Latitude', 'Longitude'],
    places.map(({ title, latitude, longitude }) =>
      element('tr', { dataLatitude: String(latitude), dataLongitude: String(longitude) }, [
        rowHead(title),
        cell(String(latitude)),
        cell(String(longitude)),
      ]),
    ),
  );
}

function table(property: string, columns: readonly string[], rows: ElementContent[]): Element {
  const head = columns.map(column => element('th', { scope: 'col' }, [text(column)]));
  return element('div', { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: 'Table' }, [
    element('table', { [property]: '' }, [
      element('thead', {}, [element('tr', {}, head)]),
      element('tbody', {}, rows),
    ]),
  ]);
}

function rowHead(content: string): Element {
  return element('th', { scope: 'row' }, [text(content)]);
}

function cell(content: string): Element {
  return element('td', {}, [text(content)]);
}
