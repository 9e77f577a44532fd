/** @module Core/Events */

import type { MapwrightMap } from '../map/map.ts';
import type { MapEvent, MapEvents } from '../map/map-events.ts';

/** What all events of pointers and fingers have in common, from browsers and from Google's maps alike. */
export interface BaseEvent {
  /** CSS pixels from the left edge of the window. */
  clientX: number;
  /** CSS pixels from the top edge of the window. */
  clientY: number;
  /** What the event happened on. */
  target: EventTarget;
  /** Prevents the default action of the browser. */
  preventDefault(): void;
  /** Stops the event from reaching the elements around it. */
  stopPropagation(): void;
}

/** An event of a mouse or of another pointer. */
export interface MouseEventLike extends BaseEvent {
  /** Which button changed: 0 is the main one. */
  button: number;
  /** Which buttons are down, as a sum of 1 (main), 2 (second) and 4 (middle). */
  buttons: number;
  /** The element that the pointer came from or goes to, if there is one. */
  relatedTarget: EventTarget | null;
}

/** An event of one finger or more. */
export interface TouchEventLike extends BaseEvent {
  /** All fingers on the screen. */
  touches: TouchList;
  /** The fingers that began on the same element. */
  targetTouches: TouchList;
  /** The fingers that this event is about. */
  changedTouches: TouchList;
}

/**
 * Any event of a pointer or of fingers that a map passes on as `event.domEvent`.
 *
 * @example
 * ```ts
 * mapwright.get(0)?.events.on('click.region', ({ domEvent }) => {
 *   if (domEvent) console.log(domEvent.clientX, domEvent.clientY);
 * });
 * ```
 */
export type GenericEvent = BaseEvent | MouseEventLike | TouchEventLike;

/**
 * How a listener is kept.
 *
 * @example One listener, however often the code runs
 * ```ts
 * const map = mapwright.get(0);
 * map?.events.on('zoom', ({ map }) => console.log(map.zoomLevel), {
 *   unique: true,
 * });
 * ```
 */
export interface EventOptions {
  /**
   * Whether the listener is called every time.
   *
   * {@link Events.once} sets it to `false`.
   */
  repeat?: boolean;
  /** Whether this listener replaces the other listeners of the same event. */
  unique?: boolean;
}

/**
 * A listener. It receives one object: {@link MapEvent}.
 *
 * @param event - What happened, on which map.
 * @returns Any value; the player ignores it.
 * @since 8.0.0; handlers with the arguments `(e, mapwright)` from before are wrapped automatically.
 */
export type BaseEventHandler = (event: MapEvent) => unknown;

/** Options of an {@link EventListener}. */
export interface EventParams {
  /** The function that is called. */
  handler: BaseEventHandler;
  /** Name of the event, such as `click.region`. */
  name: string;
  /** How the listener is kept. */
  options?: EventOptions;
}

/**
 * One listener: the name of the event, the function, and how long it stays.
 *
 * @example Which listeners handle clicks?
 * ```ts
 * const listeners = mapwright.get(0)?.events.listeners ?? [];
 * console.log(
 *   listeners.filter(listener =>
 *     listener.name.startsWith('click.'),
 *   ),
 * );
 * ```
 */
export declare class EventListener implements EventParams {
  /** The function that is called. */
  handler: BaseEventHandler;
  /** How the listener is kept. */
  options: EventOptions;
  /** Name of the event, such as `click.region`. */
  name: string;
  /**
   * Makes an entry; {@link Events.on} does it for you.
   *
   * @param options - Name, function, and how long it stays.
   */
  constructor(options: EventParams);
}

/**
 * The listeners of one object: a map, a popover, a store, a form.
 *
 * Events bubble: a map also receives the events of its popover, with `.popover` after the name. {@link MapEvents} lists
 * the events of a map.
 *
 * @example
 * ```ts
 * const map = mapwright.get(0);
 * map?.events
 *   .on('click.region', ({ data }) =>
 *     console.log('clicked', data.region?.id),
 *   )
 *   .on('afterShow.popover', ({ name }) => console.log(name))
 *   .once('afterLoadObjects', ({ map }) =>
 *     console.log(map.markers.length, 'markers'),
 *   );
 * ```
 *
 * @see [Guide: JavaScript](/docs/guides/map-editor/javascript#events)
 */
export declare class Events {
  /** The thing that the events happen to. */
  context: unknown;
  /** Name of that thing, which follows the dot when events bubble. */
  contextName: string;
  /** The map to which the thing belongs. */
  map?: MapwrightMap;
  /** All listeners. */
  listeners: EventListener[];
  /** Where events bubble to, usually the map. */
  bubbleTo?: Events;
  /**
   * Makes an empty list.
   *
   * @param options - `context` is what the events happen to and `contextName` its name; they bubble to `parent`, and
   *   listeners receive `map`.
   */
  constructor(options: { context: unknown; contextName: string; parent?: Events; map?: MapwrightMap });
  /**
   * Listens until {@link Events.off}.
   *
   * @param eventName - Name of the event, such as `click.region`.
   * @param callback - Called each time with one {@link MapEvent}.
   * @param options - Whether the listener stays, and whether it replaces others of the same name.
   * @returns The list itself, so that calls can follow one another.
   *
   * @example
   * ```ts
   * mapwright.get(0)?.events.on('mouseover.marker', ({ data }) => {
   *   document.title = String(data.marker?.object.get('title'));
   * });
   * ```
   */
  on(eventName: string, callback: BaseEventHandler, options?: EventOptions): this;
  /**
   * Listens a single time.
   *
   * @param event - Name of the event.
   * @param callback - Called the first time only.
   * @returns The list itself.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * map?.events.once('afterLoadRegions', ({ map }) =>
   *   map.selectRegion('US-TX'),
   * );
   * ```
   */
  once(event: string, callback: BaseEventHandler): this;
  /**
   * Stops listening.
   *
   * @param eventName - Name of the event.
   * @param handler - The function that was given to {@link Events.on}; without it, all listeners of that event stop.
   *
   * @example
   * ```ts
   * import type { BaseEventHandler } from './core/index.ts';
   *
   * const report: BaseEventHandler = ({ name }) => console.log(name);
   * const map = mapwright.get(0);
   * map?.events.on('zoom', report);
   * map?.events.off('zoom', report);
   * ```
   */
  off(eventName: string, handler?: BaseEventHandler): void;
  /**
   * Makes an event with the browser's event that caused it.
   *
   * @param eventName - Name of the event.
   * @param e - The browser's event, which becomes `event.domEvent`.
   * @param data - The data of the event, which becomes `event.data`.
   * @returns The list itself.
   */
  trigger(eventName: string, e?: GenericEvent, data?: Record<string, unknown> | Array<unknown>): this;
  /**
   * Makes an event of your own, or one that the player also makes.
   *
   * @param eventName - Name of the event.
   * @param data - The data of the event, which becomes `event.data`.
   *
   * @example
   * ```ts
   * const map = mapwright.get(0);
   * map?.events.on('tour.step', ({ data }) => console.log(data));
   * map?.events.trigger('tour.step', { step: 2 });
   * ```
   */
  trigger(eventName: string, data?: Record<string, unknown> | Array<unknown>): void;
  /**
   * Makes an event; both forms above lead here.
   *
   * @param eventName - Name of the event.
   * @param arg1 - The browser's event, or what the event is about.
   * @param arg2 - The data of the event, when `arg1` is the browser's event.
   * @returns The list itself.
   */
  trigger(
    eventName: string,
    arg1?: GenericEvent | Record<string, unknown> | Array<unknown>,
    arg2?: Record<string, unknown> | Array<unknown>,
  ): this;
}
