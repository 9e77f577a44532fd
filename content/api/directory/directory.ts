/** @module Directory/Directory */

import type { Controller, ControllerOptions } from '../core/controller.ts';
import type { BaseEventHandler } from '../core/events.ts';
import type { RepositoryInterface } from '../core/repository.ts';
import type { DirectoryOptions } from '../map/options-interfaces/data-options.ts';

/** What a directory is made from. */
export interface DirectoryControllerOptions extends ControllerOptions {
  /** The store whose objects it lists. */
  repository: RepositoryInterface;
  /** Order, groups and words. */
  options: DirectoryOptions;
  /** Functions that listen: those of all views, and `click`, `mouseover` and `mouseout` of entries. */
  events: NonNullable<ControllerOptions['events']> &
    Partial<Record<'click' | 'mouseover' | 'mouseout', BaseEventHandler>>;
}

/**
 * The list beside the map: its regions or its database objects, in groups if you like. {@link DirectoryOptions} say
 * where and how. Plans without a directory do not have it.
 *
 * @example Mark the entry of what is pointed at elsewhere on the page
 * ```ts
 * import type { DirectoryController } from './directory/index.ts';
 *
 * function point(directory: DirectoryController, id: string) {
 *   directory.unhighlightItems();
 *   directory.highlightItems([id]);
 * }
 * ```
 *
 * @example React to a click on an entry
 * ```ts
 * const map = mapwright.get(0);
 * map?.events.on('click.directoryItem', ({ data }) =>
 *   console.log(data.directoryItem),
 * );
 * ```
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
  /** Begins to listen to entries and buttons. */
  setEventHandlers(): void;
  /**
   * Finds what an entry stands for.
   *
   * @param id - Id of the entry.
   * @returns The region or object, with its markers.
   */
  getDirectoryItemObjects(id: string): unknown;
  /**
   * Emphasises entries, as the pointer does.
   *
   * @param ids - Ids of regions or objects.
   */
  highlightItems(ids: Array<string | number>): void;
  /** Ends the emphasis of all entries. */
  unhighlightItems(): void;
  /**
   * Marks entries as selected.
   *
   * @param ids - Ids of regions or objects.
   * @param scrollTo - Whether the list scrolls to the first of them. `true` when left out.
   */
  selectItems(ids: Array<string | number>, scrollTo?: boolean): void;
  /** Ends the selection of all entries. */
  deselectItems(): void;
  /** Marks again what is selected, after the list has been drawn. */
  viewDidRedraw(): void;
  /**
   * Shows the list or the map on a phone.
   *
   * @param on - `true` for the list; the other one than now when left out.
   */
  toggle(on?: boolean): void;
  /**
   * Puts the buttons to other pages beneath the list.
   *
   * @param pager - Their element; `null` to take them away.
   */
  setPagination(pager: HTMLElement | null): void;
  /**
   * Writes an id so that it can stand in a selector of CSS.
   *
   * @param id - Id of a region or object.
   * @returns The written id.
   */
  convertId(id: string): string;
}
