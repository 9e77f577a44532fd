/** @module Map/OptionsInterfaces/DeepPartial */

import type { MapOptions } from './map-options.ts';

/**
 * Options in part: only those that differ, at any depth. The rest of {@link MapOptions} stays as it is.
 *
 * @typeParam T - The whole options.
 *
 * @example
 * ```ts
 * import type { DeepPartial, MapOptions } from './map/index.ts';
 *
 * const options: DeepPartial<MapOptions> = {
 *   zoom: { limit: [0, 8] },
 *   scroll: { limit: true },
 * };
 * mapwright.get(0)?.update(options);
 * ```
 */
export type DeepPartial<T> = { [Key in keyof T]?: DeepPartialValue<T[Key]> };

/**
 * One value of {@link DeepPartial}: lists and functions are complete, objects can be partial.
 *
 * @typeParam Value - The whole value.
 */
export type DeepPartialValue<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepPartial<Item>[]
  : Value extends (...parameters: never[]) => unknown
    ? Value
    : Value extends object
      ? DeepPartial<Value>
      : Value;
