import type { GenericSchema } from 'valibot';
import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import { isObject, itemSchema, unwrap, wantsText } from '../../model/schema-parts.ts';
import { keyText } from './yaml-nodes.ts';

/** The plain value of a node. If the schema expects text, a scalar becomes the text as written. Empty values are left out. */
export function plainValue(node: unknown, schema: GenericSchema | undefined): unknown {
  const inner = schema && unwrap(schema);
  const isText = inner !== undefined && wantsText(inner);
  if (isMap(node)) {
    const name = isText ? productName(node) : undefined;
    if (name !== undefined) return `{${name}}`;
    const fields = inner !== undefined && isObject(inner) ? inner.entries : {};
    const each = inner && itemSchema(inner);
    return Object.fromEntries(
      node.items.flatMap(({ key, value }) => {
        const name = isScalar(key) ? keyText(key) : '';
        const field = Object.hasOwn(fields, name) ? (fields[name] as GenericSchema) : each;
        const plain = plainValue(value, field);
        return plain === null ? [] : [[name, plain]];
      }),
    );
  }
  if (isSeq(node)) return node.items.map(item => plainValue(item, inner && itemSchema(inner)));
  if (!isScalar(node) || node.value === null) return null;
  return isText && typeof node.value !== 'string' ? (node.source ?? String(node.value)) : node.value;
}

/** YAML reads a value that is only `{product}` as a mapping. */
function productName({ flow, items: [pair, second] }: YAMLMap): string | undefined {
  if (!flow || second !== undefined || !isScalar(pair?.key) || pair.value !== null) return undefined;
  const name = keyText(pair.key);
  return /^product(?:\.name|\.slug)?$/.test(name) ? name : undefined;
}
