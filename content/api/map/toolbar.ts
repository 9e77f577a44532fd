/** @module Map/Toolbar */

import type { Controller, ControllerOptions } from '../core/controller.ts';
import type { BaseEventHandler } from '../core/events.ts';
import type { MapOptions } from './options-interfaces/map-options.ts';

/** What visitors do with the buttons of a {@link ToolbarController}. */
export type ToolbarEvent =
  /** A button is clicked or touched. */
  | 'click'
  /** The pointer moves over a button. */
  | 'mouseover'
  /** The pointer leaves a button. */
  | 'mouseout';

/** Options of a toolbar. */
export interface ToolbarControllerOptions extends ControllerOptions {
  /** Listeners by the name of the event: those of all views, and {@link ToolbarEvent}. */
  events: NonNullable<ControllerOptions['events']> & Partial<Record<ToolbarEvent, BaseEventHandler>>;
}

/**
 * The bar that switches between map and list on a phone. Its words are {@link MapOptions.mobileView}.
 *
 * @example Other words
 * ```ts
 * const map = mapwright.get(0);
 * map?.update({
 *   mobileView: {
 *     labelMap: 'Karte',
 *     labelList: 'Liste',
 *     labelClose: 'Zu',
 *   },
 * });
 * ```
 */
export declare class ToolbarController extends Controller {
  /** The buttons of the bar. */
  buttons: unknown;
  /**
   * Makes the bar.
   *
   * @param options - Its buttons, and where it belongs.
   */
  constructor(options: ToolbarControllerOptions);
  /** Finds the buttons after the bar has been drawn. */
  viewDidRedraw(): void;
  /** Starts listening to the buttons. */
  setEventHandlers(): void;
  /**
   * Brings one view to the front and marks its button.
   *
   * @param controllerName - Name of the view.
   */
  show(controllerName: string): void;
}
