import { element, fillWord, type LoadWords, text } from '@mapwright/site/directive';
import type { Element, ElementContent } from 'hast';
import { FIRST_RADIUS } from '../first-radius.ts';
import { labelled, select } from './form-parts.ts';
import { degreesOf, factList } from './render-map-tables.ts';
import type { Store, StoreTable } from './stores.ts';

/** Distances in kilometres that visitors can choose. */
const RADII = ['25', FIRST_RADIUS, '100', '200'];

/** The search above the list and the map. It needs JavaScript, and is hidden without it. */
export function locatorForm(
  { services, rows }: StoreTable,
  { words: { locator }, counter }: LoadWords,
): Element {
  const hasHours = rows.some(({ openTimes }) => openTimes.length > 0);
  return element('form', { className: ['locator-form', 'script-only'], role: 'search', dataLocator: '' }, [
    element('div', { className: ['locator-line'] }, [
      placeField(locator.near),
      radiusField(locator),
      button(locator.myLocation, 'dataMyLocation'),
    ]),
    element('div', { className: ['locator-line'] }, [
      ...services.map(name => checkbox(name, { dataService: name })),
      ...(hasHours ? [checkbox(locator.openNow, { dataOpenNow: '' })] : []),
    ]),
    element('div', { className: ['locator-line', 'locator-result'] }, [
      element('p', { role: 'status', dataResult: '' }, [text(counter.count(locator.place, rows.length))]),
      button(locator.copyLink, 'dataCopyLink'),
      element('div', { className: ['locator-views'], role: 'group', ariaLabel: locator.view }, [
        view('list', locator.list, true),
        view('map', locator.map, false),
      ]),
    ]),
  ]);
}

/** A field whose suggestions are below it (a combobox, WAI-ARIA 1.2). */
function placeField(label: string): Element {
  return element('div', { className: ['locator-place'] }, [
    labelled(
      label,
      element('input', {
        type: 'text',
        className: ['search-field'],
        autoComplete: ['off'],
        role: 'combobox',
        ariaAutoComplete: 'list',
        ariaExpanded: 'false',
        enterKeyHint: 'search',
        dataNear: '',
      }),
    ),
    element('ul', {
      className: ['map-found'],
      role: 'listbox',
      ariaLabel: label,
      dataSuggestions: '',
      hidden: true,
    }),
  ]);
}

function radiusField(locator: LoadWords['words']['locator']): Element {
  const choices = RADII.map(radius => [radius, fillWord(locator.kilometres, { count: radius })] as const);
  return select(locator.radius, 'dataRadius', [...choices, ['', locator.anyDistance]], FIRST_RADIUS);
}

function checkbox(label: string, properties: Element['properties']): Element {
  return element('label', { className: ['locator-choice'] }, [
    element('input', { type: 'checkbox', ...properties }),
    element('span', {}, [text(label)]),
  ]);
}

function button(label: string, property: string): Element {
  const className = ['button', 'button-secondary'];
  return element('button', { type: 'button', className, [property]: '' }, [text(label)]);
}

function view(name: string, label: string, isPressed: boolean): Element {
  return element('button', { type: 'button', dataView: name, ariaPressed: String(isPressed) }, [text(label)]);
}

/** The places as a list, which is complete without JavaScript. */
export function storeList({ columns, rows }: StoreTable, { words: { locator } }: LoadWords): Element {
  const items = rows.map(store =>
    element(
      'li',
      {
        ...degreesOf(store),
        dataServices: JSON.stringify(store.services),
        ...(store.openTimes.length > 0 && {
          dataOpen: store.openTimes.map(({ from, to }) => `${from}-${to}`).join(' '),
        }),
      },
      [
        element('p', { className: ['map-place-title'] }, [text(store.title)]),
        element('p', { className: ['locator-state'], dataState: '' }),
        factList(columns, store.cells, storeFact),
        element(
          'a',
          {
            href: directionsTo(store),
            target: '_blank',
            rel: ['noopener', 'noreferrer'],
            className: ['locator-link'],
            ariaLabel: `${locator.directions}: ${store.title}`,
            dataDirections: '',
          },
          [text(locator.directions)],
        ),
      ],
    ),
  );
  return element('ul', { className: ['map-places'], dataMapPlaces: '', tabIndex: 0 }, items);
}

function storeFact(cell: string, column: string): ElementContent {
  // In “+49 (0)30 12”, the zero is for calls within the country.
  const number = cell.replace(/^(\s*\+.*?)\(0\)/, '$1').replace(/[^\d+]/g, '');
  if (column !== 'phone' || number === '') return text(cell);
  return element('a', { href: `tel:${number}` }, [text(cell)]);
}

function directionsTo({ latitude, longitude }: Store): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}
