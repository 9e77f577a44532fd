/** @module Directory/Directory */

import type { Controller, ControllerOptions } from '../core/controller.ts';
import type { BaseEventHandler } from '../core/events.ts';
import type { RepositoryInterface } from '../core/repository.ts';
import type { DirectoryOptions } from '../map/options-interfaces/data-options.ts';

/** Options of a directory. */
export interface DirectoryControllerOptions extends ControllerOptions {
  /** The store whose objects it lists. */
  repository: RepositoryInterface;
  /** Order, groups and words. */
  options: DirectoryOptions;
  /** Listeners: those of all views, and `click`, `mouseover` and `mouseout` of items. */
  events: NonNullable<ControllerOptions['events']> &
    Partial<Record<'click' | 'mouseover' | 'mouseout', BaseEventHandler>>;
}

/**
 * The list beside the map: its regions or its database objects, in groups if you like. {@link DirectoryOptions} set
 * its location and order. Some plans have no directory.
 *
 * @example Mark the item for what visitors point at elsewhere on the page
 * ```ts
 * import type { DirectoryController } from './directory/index.ts';
 *
 * function point(directory: DirectoryController, id: string) {
 *   directory.unhighlightItems();
 *   directory.highlightItems([id]);
 * }
 * ```
 *
 * @example React to a click on an item
 * ```ts
 * const map = mapwright.get(0);
 * map?.events.on('click.directoryItem', ({ data }) =>
 *   console.log(data.directoryItem),
 * );
 * ```
 *
 * @see [Guide: Directory](/docs/guides/map-editor/directory)
 */
export declare class DirectoryController extends Controller {
  /** The store whose objects it lists. */
  repository: RepositoryInterface;
  /** The button that shows the list on a phone. */
  menuBtn: HTMLElement;
  /** The button that shows the map on a phone. */
  mapBtn: HTMLElement;
  /** The element that holds both. */
  mobileButtons: HTMLElement;
  /** Order, groups and words. */
  options: DirectoryOptions;
  /**
   * Makes a directory.
   *
   * @param options - Its store, its order, and where it belongs.
   */
  constructor(options: DirectoryControllerOptions);
  /**
   * Writes the search and the filters above the list.
   *
   * @returns HTML.
   */
  getToolbarTemplate(): string;
  /** Makes the buttons for phones once it is built. */
  viewDidLoad(): void;
  /** Starts listening to items and buttons. */
  setEventHandlers(): void;
  /**
   * Finds the region or object of an item.
   *
   * @param id - Id of the item.
   * @returns The region or object, with its markers.
   */
  getDirectoryItemObjects(id: string): unknown;
  /**
   * Highlights items, as the pointer does.
   *
   * @param ids - Ids of regions or objects.
   */
  highlightItems(ids: Array<string | number>): void;
  /** Stops highlighting all items. */
  unhighlightItems(): void;
  /**
   * Marks items as selected.
   *
   * @param ids - Ids of regions or objects.
   * @param scrollTo - Whether the list scrolls to the first of them. `true` by default.
   */
  selectItems(ids: Array<string | number>, scrollTo?: boolean): void;
  /** Deselects all items. */
  deselectItems(): void;
  /** Marks again what is selected, after the list has been drawn. */
  viewDidRedraw(): void;
  /**
   * Shows the list or the map on a phone.
   *
   * @param on - `true` for the list; by default, it switches between them.
   */
  toggle(on?: boolean): void;
  /**
   * Puts the buttons for other pages below the list.
   *
   * @param pager - Their element; `null` to take them away.
   */
  setPagination(pager: HTMLElement | null): void;
  /**
   * Writes an id so that a CSS selector can contain it.
   *
   * @param id - Id of a region or object.
   * @returns The written id.
   */
  convertId(id: string): string;
}
