/** @module Core/ArrayIndexed */

/**
 * A list that also finds its items by a key, such as the `id` of regions and markers.
 *
 * It is an array, with everything that arrays can do. Use its own methods to add and remove, so that the keys stay
 * right; after you have changed items by hand, call {@link ArrayIndexed.reindex}.
 *
 * @typeParam T - What the list holds.
 *
 * @example
 * ```ts
 * const map = mapwright.get(0);
 * const texas = map?.regions.findById('US-TX');
 * const titles = map?.regions.map(region => region.title);
 * ```
 *
 * @example A list of your own
 * ```ts
 * const offices = new mapwright.arrayIndexed<{
 *   code: string;
 *   city: string;
 * }>('code', [
 *   { code: 'VIE', city: 'Vienna' },
 *   { code: 'GRZ', city: 'Graz' },
 * ]);
 * console.log(offices.findById('GRZ')?.city);
 * ```
 */
export declare class ArrayIndexed<T> extends Array<T> {
  /** Place of each item in the list, by its key. */
  dict: Record<string, number>;
  /** Name of the property that holds an item's key, such as `id`. */
  key: string;
  /** Whether items without a key are given one, and whether a key may occur once only. */
  options: {
    /** Whether items without a key are given a number as theirs. */
    autoId?: boolean;
    /** Whether a key may occur once only. */
    unique?: boolean;
  };
  /** Key that the next item is given when `autoId` is on. */
  nextId: number;
  /**
   * Makes a list.
   *
   * @param indexKey - Name of the property that holds an item's key.
   * @param items - What the list holds at first.
   * @param options - With `autoId`, items without a key are given a number; with `unique`, a key occurs once only.
   */
  constructor(indexKey: string, items?: T[], options?: { autoId?: boolean; unique?: boolean });
  /**
   * Adds items at the end and remembers their keys.
   *
   * @param items - What to add.
   * @returns The new length.
   */
  push(...items: T[]): number;
  /**
   * Removes the last item from the list.
   *
   * @returns That item, or `undefined` when the list is empty.
   */
  pop(): T | undefined;
  /**
   * Changes the item that has the key in the data.
   *
   * @param data - The key, and the properties to change.
   * @returns The changed item, or `false` when no item has that key.
   */
  update(data: { [key: string]: unknown }): T | boolean;
  /**
   * Finds an item by its key.
   *
   * @param id - The key.
   * @returns The item, or `undefined`; the same as {@link ArrayIndexed.findById}.
   */
  get(id: number | string): T | undefined;
  /**
   * Finds an item by its key without walking through the list.
   *
   * @param id - The key.
   * @returns The item, or `undefined` when no item has that key.
   *
   * @example
   * ```ts
   * const marker = mapwright.get(0)?.markers.findById('marker_7');
   * marker?.highlight();
   * ```
   */
  findById(id: number | string): T | undefined;
  /**
   * Removes the item with that key from the list, if there is one.
   *
   * @param id - The key.
   */
  deleteById(id: number | string): void;
  /**
   * The short form of {@link ArrayIndexed.deleteById}.
   *
   * @param id - The key.
   */
  delete(id: number | string): void;
  /**
   * Empties the list.
   *
   * @returns The list itself.
   */
  clear(): this;
  /** Reads the keys of all items again. Call it after you have changed a key yourself. */
  reindex(): void;
  /**
   * Puts the items into another order and keeps the keys right.
   *
   * @param compareFn - As for the sorting of arrays; the order of their texts by default.
   * @returns The list itself.
   */
  sort(compareFn?: (a: T, b: T) => number): this;
  /**
   * Removes items from the list and keeps the keys right.
   *
   * @param start - Place of the first item to take, from 0.
   * @param deleteCount - How many to take; all that follow by default.
   * @returns The removed items.
   */
  splice(start: number, deleteCount?: number): T[];
  /**
   * Copies the list into an object.
   *
   * @returns An object with the keys as names and the items as values.
   */
  toObject(): Record<string, T>;
}
