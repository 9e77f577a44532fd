import { fillWord } from '@mapwright/site/plan';
import type { LoadedMap } from '../map.ts';
import type { MapsContext } from './maps-context.ts';

/** What readers should know of a map: the catalogue's note, and how much of today's structure of the country it shows. */
export function noteOf(
  { kind, country, note }: LoadedMap,
  { gallery, counter, words }: MapsContext,
): string | undefined {
  const codes = kind === 'country' && country !== null ? gallery.codes[country] : undefined;
  const share =
    codes &&
    fillWord(codes.shown === 0 ? words.maps.showsNoCode : words.maps.showsCodes, {
      shown: counter.number(codes.shown),
      listed: counter.number(codes.listed),
    });
  const sentences = [note, share].filter(sentence => sentence !== null && sentence !== undefined);
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
