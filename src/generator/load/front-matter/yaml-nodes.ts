import { isMap, isScalar, isSeq, type Pair, type Scalar, type YAMLMap } from 'yaml';
import type { FieldPath } from '../../model/validate-fields.ts';

/** A key as it is written. */
export function keyText(key: Scalar): string {
  return key.source ?? String(key.value);
}

/** Where a node starts in its text. */
export function startOf(node: unknown): number {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
    ? node.range[0]
    : 0;
}

/** Finds where a field's name or an item starts. Each mapping's keys are indexed once, when they are first asked for. */
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
