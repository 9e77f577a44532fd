import { isMap, isScalar, isSeq, type Pair, type Scalar, type YAMLMap } from 'yaml';
import type { FieldPath } from '../../model/field-path.ts';

/** A key as written. */
export function keyText(key: Scalar): string {
  return key.source ?? String(key.value);
}

/** Offset of a node in its text. */
export function startOf(node: unknown): number {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
    ? node.range[0]
    : 0;
}

/** Finds the offset of a field's name or an item. The keys of a mapping are indexed once, at the first request. */
export function createOffsets(): (node: unknown, path: FieldPath) => number {
  const indexes = new Map<YAMLMap, Map<string, Pair>>();
  return offsetOf;

  function offsetOf(node: unknown, path: FieldPath): number {
    const [step, ...rest] = path;
    if (isMap(node) && step !== undefined) {
      const pair = indexOf(node).get(String(step));
      if (pair === undefined) return startOf(node);
      return rest.length === 0 ? startOf(pair.key) : offsetOf(pair.value, rest);
    }
    return isSeq(node) && typeof step === 'number' ? offsetOf(node.items[step], rest) : startOf(node);
  }

  function indexOf(map: YAMLMap): Map<string, Pair> {
    const known = indexes.get(map);
    if (known !== undefined) return known;
    const index = new Map(map.items.map(pair => [isScalar(pair.key) ? keyText(pair.key) : '', pair]));
    indexes.set(map, index);
    return index;
  }
}
