import { addWrittenReference, element, type PageContext, text } from '@mapwright/site/directive';
import type { Element } from 'hast';
import type { WrittenScreen } from './read-screen.ts';
import { markOf } from './screen-parts.ts';
import type { ShownPart } from './screen-schema.ts';

/** The map beside the panel: a picture, and what the settings show to visitors on top of it. */
export function screenMapHtml(page: PageContext, written: WrittenScreen): Element[] {
  const { map } = written.screen;
  if (map === undefined) return [];
  const src = addWrittenReference(page, {
    kind: 'image',
    url: map.picture,
    ...written.placeOf(['map', 'picture']),
  });
  return [
    element('div', { className: ['screen-map', ...(map.fills ? ['screen-map-filled'] : [])] }, [
      element('div', { className: ['screen-picture'] }, [
        element('img', {
          ...(src !== undefined && { src }),
          alt: map.alt,
          loading: 'lazy',
          decoding: 'async',
        }),
        ...map.shows.filter(isAtPlace).map(shownHtml),
      ]),
      ...map.shows.filter(part => !isAtPlace(part)).map(shownHtml),
    ]),
  ];
}

/** Parts that belong to a place in the picture move with it; the others keep to the edges of the map. */
function isAtPlace({ kind }: ShownPart): boolean {
  return kind === 'popover' || kind === 'tooltip';
}

function shownHtml({ kind, title, lines = [], mark }: ShownPart): Element {
  const head =
    title === undefined ? [] : [element('p', { className: ['screen-shown-title'] }, [text(title)])];
  const marks = markOf(mark);
  const isList = kind === 'directory' || kind === 'legend' || kind === 'layers' || kind === 'controls';
  const body = isList
    ? [
        element(
          'ul',
          { className: ['screen-shown-list'] },
          lines.map(line => element('li', {}, [text(line)])),
        ),
      ]
    : lines.map(line => element('p', {}, [text(line)]));
  return element('div', { className: ['screen-shown', `screen-${kind}`] }, [...marks, ...head, ...body]);
}
