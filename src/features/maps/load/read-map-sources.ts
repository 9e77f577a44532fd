import { type DataSource, type ReadItems, readDataFile } from '@mapwright/site/source';
import * as v from 'valibot';
import type { MapSource } from '../map.ts';

const schema = v.record(
  v.string(),
  v.object({
    title: v.string(),
    licence: v.string(),
    url: v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, 'a full URL')),
    vintage: v.string(),
  }),
);

/** Reads the sources of `maps/sources.yml`: id → title, licence, URL, vintage. */
export function readMapSources(source: DataSource): ReadItems<MapSource> {
  const { output = {}, diagnostics } = readDataFile(source, schema);
  return { items: Object.entries(output).map(([id, fields]) => ({ id, ...fields })), diagnostics };
}
