import type * as v from 'valibot';
import type { DataSource } from '../model/data-kind.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { validateFields } from '../model/validate-fields.ts';
import { readYaml } from './front-matter/read-yaml.ts';
import type { WrittenFields } from './front-matter/written-fields.ts';

export interface DataFields<Output> {
  readonly output: Output | undefined;
  readonly placeOf: WrittenFields['placeOf'];
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
