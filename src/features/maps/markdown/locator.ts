import {
  addName,
  addReference,
  type CheckedDirective,
  type Directive,
  element,
  fillWord,
  labelContent,
  labelText,
  pageOf,
  type RenderState,
} from '@mapwright/site/directive';
import type { Element } from 'hast';
import { checkTimeZone } from './check-time-zone.ts';
import { townsLink } from './map.ts';
import { locatorForm, storeList } from './render-locator.ts';
import { readStores } from './stores.ts';

/** A store locator: places as a list and on a map, which visitors search by town, postcode, distance, service and opening hours. */
export const locator: Directive = {
  name: 'locator',
  form: 'leaf',
  label: 'optional',
  attributes: {
    slug: { type: 'text', isRequired: true },
    places: { type: 'text', isRequired: true },
    towns: { type: 'text', isRequired: true },
    timezone: { type: 'text' },
  },
  stylesheet: './locator.css',
  livePart: './client/locator.ts',
  example:
    '::locator[Our shops]{slug="germany" places="./shops.csv" towns="./towns.csv" timezone="Europe/Berlin"}',
  render: renderLocator,
};

function renderLocator(state: RenderState, directive: CheckedDirective): Element | [] {
  const { node, attributes } = directive;
  const page = pageOf(state);
  const { slug, places, towns, timezone } = attributes;
  if (slug === undefined || places === undefined || towns === undefined) return [];
  const stores = readStores(page, node, places);
  if (timezone !== undefined) checkTimeZone(page, node, timezone);
  // It shows a map, too.
  page.stylesheets.add('figures');
  const src = addName(page, { kind: 'map', name: slug, parts: [] }, node);
  const file = addReference(page, { kind: 'link', url: towns }, node);
  const { words } = page.surroundings;
  const title = labelText(directive, fillWord(words.figures.map, { name: slug }));
  const properties = {
    className: ['map-figure', 'map-figure-wide', 'locator'],
    dataLive: 'locator',
    dataShown: 'list',
    ...(timezone !== undefined && { dataTimezone: timezone }),
  };
  return element('figure', properties, [
    locatorForm(stores, page.surroundings),
    element('div', { className: ['map-figure-body', 'has-list'] }, [
      element('div', { className: ['interactive-map'] }, [
        element('img', { src, alt: title, loading: 'lazy', decoding: 'async' }),
      ]),
      element('div', { className: ['map-figure-side'] }, [storeList(stores, page.surroundings)]),
    ]),
    ...townsLink(file),
    element('figcaption', {}, labelContent(state, directive, title)),
  ]);
}
