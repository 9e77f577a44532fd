/** @module Filters/Filters */

import type { ControllerOptions } from '../core/controller.ts';
import type { BaseEventHandler } from '../core/events.ts';
import type { DetailsController, DetailsViewOptions } from '../details/details.ts';
import type { FormBuilder } from '../form-builder/form-builder.ts';
import type { Query } from '../infrastructure/server/query.ts';
import type { Schema } from '../infrastructure/server/schema.ts';
import type { FilterOptions } from '../map/options-interfaces/data-options.ts';

/** What visitors do with the buttons of the filters. */
export type FiltersEvent =
  /** The button is clicked that shows the form. */
  | 'click.btnShowFilters'
  /** The button is clicked that searches. */
  | 'click.btnSearch';

/** Options of the view of the filters. */
export interface FiltersOptions extends DetailsViewOptions {
  /** The elements of the form. */
  schema: Schema;
  /** Whether the form is behind a button. */
  hideFilters: boolean;
  /** The query that the form changes. */
  query: Query;
  /** Whether it is the window with further filters. */
  modal?: boolean;
  /** Where the window with the form opens. */
  modalLocation: string;
  /** Whether the form is behind a button on a phone. */
  hideOnMobile: boolean;
  /** Label of the button that shows the form. */
  showButtonText: string;
  /** Whether there is a button that removes all filters. */
  clearButton: boolean;
  /** Label of the button that clears. */
  clearButtonText: string;
  /** Whether objects are loaded only when visitors press a button. */
  searchButton: boolean;
  /** Label of the button that searches. */
  searchButtonText: string;
  /** Listeners by the name of the event: those of all views, and {@link FiltersEvent}. */
  events: NonNullable<ControllerOptions['events']> & Partial<Record<FiltersEvent, BaseEventHandler>>;
}

/**
 * The form where visitors choose what the map shows. Each element sets a filter of the {@link Query} that loads the
 * objects. {@link FilterOptions} set its location and buttons.
 *
 * @example Set a filter from elsewhere on the page
 * ```ts
 * const map = mapwright.get(0);
 * document
 *   .querySelector('#only-open')
 *   ?.addEventListener('click', () => {
 *     const repository = map?.getDb();
 *     repository?.query.setFilterField('status', 'open');
 *     repository?.reload();
 *     map?.updateFiltersState();
 *   });
 * ```
 *
 * @see [Guide: Filter settings](/docs/guides/map-editor/filters/settings)
 */
export declare class FiltersController extends DetailsController {
  /** The elements of the form. */
  schema: Schema;
  /** Whether the form is behind a button. */
  hideFilters: boolean;
  /** The query that the form changes. */
  query: Query;
  /** Whether it is the window with further filters. */
  modal: boolean;
  /** Where the window with the form opens. */
  modalLocation: string;
  /** Whether the form is behind a button on a phone. */
  hideOnMobile: boolean;
  /** Is `true` while the form is hidden. */
  hide: boolean;
  /** Label of the button that shows the form. */
  showButtonText: string;
  /** Whether there is a button that removes all filters. */
  clearButton: boolean;
  /** Label of the button that clears. */
  clearButtonText: string;
  /**
   * Whether objects are loaded only when visitors press a button.
   *
   * @since 6.0.0
   */
  searchButton: boolean;
  /**
   * Label of the button that searches.
   *
   * @since 6.0.0
   */
  searchButtonText: string;
  /** The form itself. */
  formBuilder: FormBuilder;
  /**
   * Makes the view.
   *
   * @param options - Elements, query and words.
   */
  constructor(options: FiltersOptions);
  /** Builds the form again after the view has been drawn. */
  viewDidRedraw(): void;
  /** Empties all elements and removes all filters. */
  reset(): void;
  /**
   * Shows in the elements what a query asks for.
   *
   * @param query - The query.
   */
  update(query: Query): void;
  /** Shows on the button how many filters are set. */
  setFiltersCounter(): void;
  /** Starts listening to the form and its buttons. */
  setEventHandlers(): void;
}
