import type * as v from 'valibot';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { validateFields } from '../../model/validate-fields.ts';
import { readYaml, type YamlFields } from '../front-matter/read-yaml.ts';
import type { Product } from '../source/fill-product.ts';

/** The text of a data file. */
export interface DataSource {
  readonly file: string;
  readonly text: string;
  readonly product: Product;
}

export interface DataFields<Output> {
  readonly output: Output | undefined;
  readonly placeOf: YamlFields['placeOf'];
  readonly diagnostics: readonly Diagnostic[];
}

/** What a data file gives: its items, and what is wrong with it. */
export interface ReadItems<Item> {
  readonly items: readonly Item[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a YAML file against a schema. */
export function readDataFile<Schema extends v.GenericSchema>(
  { file, text }: DataSource,
  schema: Schema,
): DataFields<v.InferOutput<Schema>> {
  const { value, placeOf, diagnostics } = readYaml({ file, text, linesAbove: 0, prefix: 'data' }, schema);
  const checked = validateFields(schema, value, { prefix: 'data', unknownSeverity: 'warning', placeOf });
  return { output: checked.output, placeOf, diagnostics: [...diagnostics, ...checked.diagnostics] };
}
