import * as v from 'valibot';
import { CONTINENTS, MAP_KINDS, PROJECTIONS } from '../map.ts';

const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name in kebab case, such as united-kingdom'),
);
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'an ISO 3166-1 code of two capital letters'));
const source = v.pipe(
  v.string(),
  v.regex(/^[\w-]+(\/[\w-]+)*(#[\w-]+)?$/, 'a file in maps/data without its extension, such as countries/DE'),
);
const pixels = v.pipe(v.number(), v.minValue(0, 'a number of pixels, 0 or more'));
const regionIds = v.array(v.string());
const nonEmptyText = v.pipe(v.string(), v.nonEmpty('text'));

const longitude = v.pipe(
  v.number(),
  v.minValue(-540, 'a longitude in degrees'),
  v.maxValue(540, 'a longitude in degrees'),
);
const latitude = v.pipe(
  v.number(),
  v.minValue(-90, 'a latitude from -90 to 90'),
  v.maxValue(90, 'a latitude from -90 to 90'),
);

const projection = v.object({
  name: v.picklist(PROJECTIONS),
  rotate: v.optional(v.tuple([v.number(), v.number(), v.number()]), [0, 0, 0]),
  parallels: v.exactOptional(v.tuple([latitude, latitude])),
});

const inset = v.object({
  title: nonEmptyText,
  regions: v.pipe(regionIds, v.minLength(1, 'at least one region')),
  box: v.tuple([v.number(), v.number(), v.number(), v.number()]),
  projection: v.optional(projection, { name: 'mercator' }),
  isFramed: v.optional(v.boolean(), true),
});

/** An entry of the catalogue. A projection given only by name has already been replaced by an object. */
export const catalogueEntry = v.object({
  slug,
  title: nonEmptyText,
  kind: v.picklist(MAP_KINDS),
  continent: v.optional(v.picklist(CONTINENTS)),
  country: v.optional(country),
  regionsName: v.optional(nonEmptyText, 'regions'),
  besides: v.optional(v.array(nonEmptyText), []),
  sources: v.pipe(v.array(source), v.minLength(1, 'at least one source')),
  where: v.optional(v.record(v.string(), v.string()), {}),
  disputed: v.optional(regionIds, []),
  only: v.optional(regionIds, []),
  without: v.optional(regionIds, []),
  projection: v.optional(projection, { name: 'mercator' }),
  frame: v.optional(v.tuple([longitude, latitude, longitude, latitude])),
  insets: v.optional(v.array(inset), []),
  detail: v.optional(pixels, 2),
  fine: v.exactOptional(
    v.object({ sources: v.pipe(v.array(source), v.minLength(1, 'at least one source')), detail: pixels }),
  ),
  islets: v.optional(pixels, 0),
  labels: v.optional(v.picklist(['none', 'boxes', 'names']), 'none'),
  note: v.optional(nonEmptyText),
});
