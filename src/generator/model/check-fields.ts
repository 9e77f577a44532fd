import * as v from 'valibot';
import { misshapenParts } from './misshapen-parts.ts';
import type { AnySchema } from './schema-parts.ts';
import type { FieldRules, ValidatedFields } from './validate-fields.ts';

/** Does what `validateFields` does, but imports the code that explains mistakes only if there is one: every build begins with it. */
export async function checkFields<Schema extends AnySchema>(
  schema: Schema,
  value: unknown,
  rules: FieldRules,
): Promise<ValidatedFields<v.InferOutput<Schema>>> {
  const result = v.safeParse(schema, value);
  if (result.success && misshapenParts(schema, value).length === 0)
    return { output: result.output, diagnostics: [] };
  const { validateFields } = await import('./validate-fields.ts');
  return validateFields(schema, value, rules);
}
