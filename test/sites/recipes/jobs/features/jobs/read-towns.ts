import { type DataSource, type ReadItems, readDataFile } from '@mapwright/site/source';
import * as v from 'valibot';

export interface Town {
  readonly name: string;
  readonly country: string;
}

const schema = v.record(v.string(), v.string());

/** Name → country. */
export function readTowns(source: DataSource): ReadItems<Town> {
  const { output = {}, diagnostics } = readDataFile(source, schema);
  return { items: Object.entries(output).map(([name, country]) => ({ name, country })), diagnostics };
}
